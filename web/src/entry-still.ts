/**
 * The only script of pages that the server drew (`still` in the route table), for who is not signed in: links,
 * disclosures, forms and the menu work by the browser alone. On a screen the product's own code comes with the first
 * touch of something else; what she pressed, wrote, chose or sent before it was there is then done again. Words do
 * without it: their forms and menu have a script of one kilobyte (entry-words.ts). Imports nothing, or it would share
 * files with all that.
 */
const WAKING = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

const own = document.querySelector<HTMLScriptElement>('script[data-app]')
const isScreen = own?.dataset.still === 'screen'
const WRITING = ['input', 'change'] as const
type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What she wrote and chose. */
const written = new Map<Box, string | boolean>()
let waking: Promise<unknown> | undefined
let words: Promise<unknown> | undefined
/** Until the script of words is here, or cannot be: then the browser does it alone. */
let wordsWait = !isScreen

const heard: [kind: string, hear: (event: Event) => void][] = [
  ...[...WAKING, ...WRITING].map((kind) => [kind, onTouch] satisfies [string, unknown]),
  // A list goes on as she reads on; words do not.
  ...(isScreen ? [['scroll', wake] satisfies [string, unknown]] : []),
]

/** A note below the page offers to reload it, after a while (styles.css); the code takes it away when it comes. */
function tellLate() {
  document.getElementById('late')?.removeAttribute('hidden')
}

function wake(): Promise<unknown> {
  for (const [kind, hear] of heard) removeEventListener(kind, hear)
  tellLate()
  waking ??= load().finally(() => {
    // React hydrates in its own time, but at once where somebody does something: nothing can happen in between.
    document.getElementById('main')?.dispatchEvent(new Event('input', { bubbles: true }))
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    for (const kind of WRITING) removeEventListener(kind, onWrite, true)
    for (const [box, value] of written) writeAgain(box, value)
  })
  return waking
}

/** The page says where the product's code is, the entry first (rendering/document.ts). */
async function load(): Promise<void> {
  const [entry = '', ...others] = (own?.dataset.app ?? '').split(' ')
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const started = new Promise((resolve) => addEventListener('app-started', resolve, { once: true }))
  // She may be elsewhere on the page by now: the router is not to lead back to where this page stood once.
  try {
    sessionStorage.removeItem('react-router-scroll-positions')
  } catch {
    // The browser forbids storage: there is no such place.
  }
  await import(/* @vite-ignore */ entry)
  await started
}

function fetchWords(): Promise<unknown> {
  words ??= import(/* @vite-ignore */ own?.dataset.words ?? '').catch(tellLate).then(() => {
    wordsWait = false
  })
  return words
}

const under = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null

/** Browsers of before 2026 do not open the menu by themselves. */
const isOlder = !('commandForElement' in HTMLButtonElement.prototype)

/** A finger on a link goes on to its page: nothing is worth fetching for that. */
function onTouch(event: Event) {
  if (!isScreen && !isOlder) return void (under(event, 'form[method=post]') && fetchWords())
  const isOnlyALink = event.type === 'pointerdown' && under(event, 'a[href]')
  if (under(event, 'a, button, summary, input, select, textarea') && !isOnlyALink) void wake()
}

function onClick(event: Event) {
  const link = under(event, 'a[data-came-from]')
  if (link instanceof HTMLAnchorElement) return rememberWhereFrom(link)
  const button = under(event, 'button[type=button]:not([commandfor])')
  if (!(button instanceof HTMLButtonElement)) return
  const opens = !isScreen && button.hasAttribute('aria-controls')
  if (opens && !wordsWait) return
  event.preventDefault()
  void (opens ? fetchWords() : wake()).then(() => button.click())
}

/** A form that only a script can send waits for it; all others go to the server by themselves. */
function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const needsWords = wordsWait && form.method === 'post'
  if (!needsWords && !form.querySelector('[data-waits]')) return
  event.preventDefault()
  void (needsWords ? fetchWords() : wake()).then(() => form.requestSubmit(event.submitter))
}

function onWrite({ target: box }: Event) {
  if (isBox(box)) written.set(box, isTicked(box) ? box.checked : box.value)
}

const isBox = (target: EventTarget | null): target is Box =>
  target instanceof Element && target.matches('input, textarea, select')

const isTicked = (box: Box): box is HTMLInputElement => /^(checkbox|radio)$/.test(box.type)

/** React takes what stands in a box for what it wrote there itself, so that the box is emptied before React's eyes. */
function writeAgain(box: Box, value: string | boolean) {
  if (isTicked(box)) {
    box.checked = !value
    return box.click()
  }
  // What is in a file box cannot be written.
  if (box.type !== 'file') {
    box.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
  }
  for (const kind of WRITING) box.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** A report on accessibility says which page she came from. */
function rememberWhereFrom(link: HTMLAnchorElement) {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  if (from?.origin !== location.origin) return
  const to = new URL(link.href)
  to.searchParams.set('page', from.pathname)
  link.href = to.href
}

for (const [kind, hear] of heard) addEventListener(kind, hear, { passive: true })
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
for (const kind of WRITING) addEventListener(kind, onWrite, true)
/** A browser that forbids storage has none. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(session) !== null
  } catch {
    return false
  }
}

// From here on nothing is sent as the browser would.
for (const fields of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-waits]')) fields.disabled = false
// The server goes by a cookie, which may have run out before the session. An auth server of others may send her back here.
const isBack = /[?&](code|error_code)=/.test(location.search)
const session = own?.dataset.session ?? ''
// Whoever signs in comes back to the place on the page too, of which the server knew nothing.
const hasPlace = isScreen && location.hash
if (isBack || hasPlace || hasSession()) void wake()
// In another tab she signed in.
addEventListener('storage', ({ key }) => {
  if (key === session) void wake()
})
// She was quicker than this script.
for (const box of document.querySelectorAll<HTMLInputElement>('[type=search]')) {
  if (box.value === box.defaultValue || !isScreen) continue
  written.set(box, box.value)
  void wake()
}

export {}
