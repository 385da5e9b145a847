export interface WindowSize {
  width: number;
  height: number;
}

/** The browser functions that a journey needs; everything else runs inside the page. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'Tab'): Promise<void>;
  /** Saves a screenshot of the window. */
  picture(file: string): Promise<void>;
  /** Errors that the pages have logged so far. */
  errors(): string[];
  close(): Promise<void>;
}
