export interface ComboboxOption<V extends string> {
  value: V;
  label: string;
  /** Stands beside the label, muted; searched too. */
  hint?: string;
  hintLang?: string;
  /** A line below the label. */
  detail?: string;
  badge?: string;
  /** Shown with a lock; choosing it still calls onChange, which decides what to say. */
  locked?: boolean;
}
