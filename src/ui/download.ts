/** Saves the file of a `blob:` URL under a name, and revokes the URL. */
export function downloadFrom(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a file that a response contains as base64. */
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
  downloadFrom(name, URL.createObjectURL(new Blob([bytes], { type: content_type })));
}
