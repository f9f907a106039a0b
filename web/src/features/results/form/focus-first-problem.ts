/** Once the boxes say what is wrong, the first of them is where she goes on. */
export const focusFirstProblem = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
