/** The host passes these to every dialog. */
export interface DialogControl {
  open: boolean;
  onOpenChange(open: boolean): void;
}
