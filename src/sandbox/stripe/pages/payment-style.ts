/** Formats an amount, such as $9.99. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

export const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

export const paymentStyle = `<style>
.merchant { margin: 0 0 4px; color: var(--muted); font-size: 14px; }
.price { margin: 0 0 16px; }
.price strong { font-size: 32px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.lines { margin: 0 0 20px; border-top: 1px solid var(--line); }
.lines div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.lines dd { margin: 0; font-variant-numeric: tabular-nums; }
.lines small { display: block; color: var(--muted); font-size: 13px; }
.lines .total { font-weight: 600; }
.field { margin: 0 0 12px; }
.actions .field, .actions .error { margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.pay button { margin-top: 8px; }
input[readonly] { border-color: var(--line); color: var(--muted); }
input[aria-invalid] { border-color: var(--bad); }
input::placeholder { color: var(--muted); opacity: 1; }
.error { margin: -4px 0 12px; font-size: 14px; }
.leave { margin: 8px 0 0; text-align: center; font-size: 14px; }
a { color: var(--accent); }
.leave a, .merchant a { display: inline-flex; align-items: center; min-height: 44px; }
.button { color: inherit; }
.cards { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 4px; font-size: 14px; }
.cards summary { min-height: 44px; padding: 10px 0; cursor: pointer; font-weight: 600; }
.cards ul { margin: 8px 0; padding: 0; list-style: none; display: grid; gap: 4px; color: var(--muted); }
.cards li { display: flex; gap: 8px; }
.cards code { color: var(--text); font-size: 13px; white-space: nowrap; }
.state { display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 13px; font-weight: 600;
  background: color-mix(in srgb, var(--accent) 14%, transparent); color: var(--accent); }
.state.late { background: color-mix(in srgb, var(--bad) 14%, transparent); color: var(--bad); }
.invoices { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
.invoices th { text-align: left; font-weight: 600; color: var(--muted); }
.invoices th, .invoices td { padding: 8px 0; border-bottom: 1px solid var(--line); }
.invoices td:last-child, .invoices th:last-child { text-align: right; }
.actions { display: grid; gap: 8px; }
.clock { margin-top: 24px; padding: 16px; border: 1px dashed var(--field); border-radius: 10px; }
.clock h2 { margin-top: 0; }
.clock button { font-size: 14px; }
</style>`;
