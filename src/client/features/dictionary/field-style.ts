export const fieldClass =
  'control-height w-full rounded-control border border-control bg-surface px-3 text-base text-ink placeholder:text-muted sm:text-sm';
export const labelClass = 'mb-1.5 block text-muted text-sm';
