export interface ComboboxOption<V extends string> {
  value: V;
  label: string;
  /** Shown beside the label, and searched too. */
  hint?: string;
  /** Shown instead of the label where there is little room. It is in the same language as the hint. */
  short?: string;
  hintLang?: string;
  /** A line below the label. */
  detail?: string;
  badge?: string;
  /** Shown with a lock. Choosing it still calls onChange, which explains why it is locked. */
  locked?: boolean;
}
