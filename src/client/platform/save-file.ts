interface SavePicker {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<FileSystemFileHandle>;
}

/** A file whose content may be created while it is being saved. */
export interface StreamedFile {
  name: string;
  type: string;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Whether the system's share sheet accepts this file. */
export function canShareFile(file: File): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Hands a file to the share sheet; closing the sheet is not a failure. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    return isAbort(error) ? 'cancelled' : 'failed';
  }
}

/** Opens a save dialog where the browser has one, and downloads otherwise. */
export async function saveFile(file: StreamedFile): Promise<'saved' | 'cancelled'> {
  const { showSaveFilePicker } = window as Window & SavePicker;
  if (!showSaveFilePicker) return downloadFile(file);
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: file.name });
    await file.stream().pipeTo(await handle.createWritable());
    return 'saved';
  } catch (error) {
    // Some systems forbid the picker or the folder; a download works everywhere.
    return isAbort(error) ? 'cancelled' : await downloadFile(file);
  }
}

async function downloadFile(file: StreamedFile): Promise<'saved'> {
  const { name, type } = file;
  const whole =
    file instanceof File
      ? file
      : await new Response(file.stream(), { headers: { 'content-type': type } }).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(whole);
  link.download = name;
  link.click();
  // The browser reads the URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
