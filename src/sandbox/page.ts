/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; --bg: #f4f5f7; --surface: #fff; --text: #1b1d22; --muted: #565c68; --line: #dfe2e8;
  --accent: #28508f; --on-accent: #fff; --warn-bg: #fff3d6; --warn: #6b4700; --bad: #b3202f; --field: #7c8492; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #121417; --surface: #1b1e23; --text: #eceef2; --muted: #a9b0bc; --line: #30353d;
    --accent: #8fb6f5; --on-accent: #0c1a30; --warn-bg: #3a2d10; --warn: #ffd88a; --bad: #ff8790; --field: #7d848e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.test { margin: 0; padding: 8px 16px; background: var(--warn-bg); color: var(--warn); font-size: 14px; text-align: center; }
main { max-width: 440px; margin: clamp(16px, 6vh, 48px) auto; padding: 0 16px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 24px;
  box-shadow: 0 8px 24px rgb(0 0 0 / 6%); }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.3; }
h2 { margin: 24px 0 8px; font-size: 15px; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: 14px; }
.error { color: var(--bad); }
label { display: block; margin: 0 0 4px; font-size: 14px; font-weight: 600; }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 10px;
  background: transparent; color: inherit; font: inherit; }
button, .button { display: flex; align-items: center; justify-content: center; gap: 8px; width: 100%; min-height: 44px;
  padding: 8px 16px; border: 1px solid var(--field); border-radius: 10px; background: transparent; color: inherit;
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.primary:hover { background: color-mix(in srgb, var(--accent) 88%, var(--text)); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.stack { display: grid; gap: 8px; }
.stack > * { min-width: 0; }
.row { display: flex; gap: 8px; align-items: center; }
.person { justify-content: flex-start; gap: 12px; border-color: var(--line); text-align: left; font-weight: 400; }
.person > :last-child { min-width: 0; overflow-wrap: anywhere; }
.person strong, .person small { display: block; line-height: 1.35; }
.person small { color: var(--muted); }
.face { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%;
  background: var(--accent); color: var(--on-accent); font-size: 14px; font-weight: 600; overflow: hidden; }
hr { border: 0; border-top: 1px solid var(--line); margin: 20px 0; }
`;

export interface PageContent {
  title: string;
  /** Trusted HTML: callers must escape external values with escapeHtml. */
  body: string;
}

/** A sandbox page with a notice that this is a test service. */
export const page = ({ title, body }: PageContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} (sandbox)</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<p class="test" role="note">Test service on this computer: no real accounts or payments.</p>
<main><div class="card">${body}</div></main>
</body>
</html>`;
