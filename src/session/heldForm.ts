/** Before the bundle has arrived nobody takes the login's form: what is sent until then waits, in `window.__held`. */

/** Called at the head of the page: from now on a form does not send itself, it shows that it is being sent. */
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

/** Sends what waits, once React has the form. */
export function sendHeldForm(): void {
  const held = window.__held;
  delete window.__held;
  held?.release();
  held?.form?.requestSubmit();
}
