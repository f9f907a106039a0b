const NEVER_KEPT = ['hidden', 'file']

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** `isTicked`: a box or a choice, of which only what she chose is kept. */
type Typed = { name: string; value: string; isTicked: boolean }

/** Also one that she looks at, which is text then. */
const isPassword = (type: string, autocomplete: string): boolean => /password/.test(`${type} ${autocomplete}`)

const controls = (): Control[] =>
  [...document.querySelectorAll<Control>('main :is(input, select, textarea)[name]')].filter(
    ({ type, autocomplete }) => !NEVER_KEPT.includes(type) && !isPassword(type, autocomplete),
  )

const hasTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type)

/** What stands in the forms of this page, but for passwords: its entry in the tab's history outlives a reload. */
export function keepTyped(): void {
  const typed = controls()
    .filter((control) => (hasTick(control) ? control.checked : control.value !== ''))
    .map((control): Typed => ({ name: control.name, value: control.value, isTicked: hasTick(control) }))
  history.replaceState({ ...history.state, typed }, '')
}

/** Once. */
export async function restoreTyped(): Promise<void> {
  for (const { name, value, isTicked } of taken()) {
    const control = controls().find((one) => one.name === name && (one.type !== 'radio' || one.value === value))
    if (control && !isTicked) type(control, value)
    else if (control && hasTick(control) && !control.checked) control.click()
    // What one field says may bring the next one.
    await new Promise((drawn) => setTimeout(drawn))
  }
}

function taken(): Typed[] {
  const { typed = [], ...rest } = (history.state ?? {}) as { typed?: Typed[] }
  if (typed.length > 0) history.replaceState(rest, '')
  return typed
}

/** As if she typed it: a value that is set on the element itself React takes for its own, and keeps the old one. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
