/** What every dialog gets from the host. */
export interface DialogControl {
  open: boolean;
  onOpenChange(open: boolean): void;
}
