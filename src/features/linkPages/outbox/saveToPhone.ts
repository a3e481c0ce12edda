import { downloadFrom } from '../../../ui/download';

/**
 * Saves files outside of this page: by the phone's share dialog, else as downloads. Returns false if the user closed the
 * dialog. Rejects if the files cannot be saved.
 */
export async function saveToPhone(files: File[]): Promise<boolean> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // Some phones refuse certain files only when they are shared: download them.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }
  for (const file of files) downloadFrom(file.name, URL.createObjectURL(file));
  return true;
}
