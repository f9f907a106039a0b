/** Time for ten megabytes on a slow line. */
const TIME_LIMIT_MS = 120_000

/** The server says what is wrong in the page's own language, beside each field: the browser's bubbles would come first. */
export function prepareForm() {
  const form = document.querySelector<HTMLFormElement>('form[data-sends]')
  if (form) form.noValidate = true
}

export const hasUnsent = (): boolean =>
  Boolean(document.querySelector<HTMLTextAreaElement>('form[data-sends] textarea')?.value)

/**
 * Posts it as the browser would, and shows the page that comes back in place of this one. When none comes, what she
 * wrote stays, and the form says why (`data-when`, drawn by the server).
 */
export async function sendForm(form: HTMLFormElement) {
  if (form.ariaBusy === 'true') return
  showBusy(form, true)
  say(form, null)
  const body = new FormData(form)
  // What was read from a cache was drawn before she came.
  body.set('seconds', String(performance.now() / 1000))
  try {
    const answer = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!page.getElementById('main')) return say(form, 'UNKNOWN')
    if (answer.redirected) history.replaceState(history.state, '', answer.url)
    showPage(page, form)
  } catch (error) {
    say(form, error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMED_OUT' : 'OFFLINE')
  } finally {
    showBusy(form, false)
  }
}

function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.ariaBusy = String(isBusy)
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) button.ariaDisabled = isBusy ? 'true' : null
  const said = form.querySelector('output')
  if (said) said.textContent = isBusy ? (form.dataset.sends ?? '') : ''
}

function say(form: HTMLFormElement, why: string | null) {
  for (const notice of form.querySelectorAll<HTMLElement>('[data-when]')) {
    notice.hidden = notice.dataset.when !== why
    if (!notice.hidden) notice.scrollIntoView({ block: 'center' })
  }
}

/** With what the product's own code would begin with. A file that she chose stays chosen. */
function showPage(page: Document, { elements }: HTMLFormElement) {
  for (const id of ['root', 'heraia-state']) {
    const next = page.getElementById(id)
    if (next) document.getElementById(id)?.replaceWith(next)
  }
  for (const chosen of elements) {
    if (!(chosen instanceof HTMLInputElement) || chosen.type !== 'file') continue
    const again = document.querySelector<HTMLInputElement>(`input[type=file][name="${chosen.name}"]`)
    if (again && chosen.files) again.files = chosen.files
    document.querySelector('[data-file-again]')?.remove()
  }
  prepareForm()
  const notice = document.querySelector<HTMLElement>('form[data-sends] [role=alert]:not([hidden] *)')
  const first = document.querySelector<HTMLElement>('#sent, form[data-sends] [aria-invalid=true]')
  if (first) first.focus()
  else notice?.scrollIntoView({ block: 'center' })
}
