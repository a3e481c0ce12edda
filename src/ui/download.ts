/** Saves a file under a name. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a file that came in an answer as base64. */
export function downloadBase64({
  name,
  content_type,
  content,
}: {
  name: string;
  content_type: string;
  content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  downloadBlob(name, new Blob([bytes], { type: content_type }));
}
