/** Stores a login that is submitted before the bundle runs in `window.__held`, and sends it later. */

/** Called in the head of the page. From then on a submitted form is stored, and its button shows that it is busy. */
export function holdForms(): void {
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held.form = event.target as HTMLFormElement;
    held.form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  };
  const held: NonNullable<Window['__held']> = { release: () => document.removeEventListener('submit', hold) };
  document.addEventListener('submit', hold);
  window.__held = held;
}

/** Submits the stored form, once React has hydrated it. */
export function sendHeldForm(): void {
  const held = window.__held;
  delete window.__held;
  held?.release();
  held?.form?.requestSubmit();
}
