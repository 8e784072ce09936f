/** Sends a form as a press on its button does. Safari has `requestSubmit` since 16. */
export function submitForm(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[type=submit]')?.click()
}
