/**
 * The only script of pages that are read (`still` in the route table), for who is not signed in: links, disclosures,
 * forms and the menu work by the browser alone. The product's own code comes with the first touch of something else,
 * and what she pressed before it was there is pressed again. Imports nothing, or it would share files with all that.
 */
const WAKING = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

const own = document.querySelector<HTMLScriptElement>('script[data-app]')
let waking: Promise<unknown> | undefined

function wake(): Promise<unknown> {
  for (const kind of WAKING) removeEventListener(kind, onTouch)
  waking ??= load().finally(() => removeEventListener('click', onClick, true))
  return waking
}

/** The page says where the product's code is, the entry first (rendering/document.ts). */
async function load(): Promise<void> {
  const [entry = '', ...others] = (own?.dataset.app ?? '').split(' ')
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const started = new Promise((resolve) => addEventListener('app-started', resolve, { once: true }))
  await import(/* @vite-ignore */ entry)
  await started
}

const under = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null

/** A finger on a link goes on to its page: nothing is worth fetching for that. */
function onTouch(event: Event) {
  const isOnlyALink = event.type === 'pointerdown' && under(event, 'a[href]')
  if (under(event, 'a, button, summary, input, select, textarea') && !isOnlyALink) void wake()
}

function onClick(event: MouseEvent) {
  const link = under(event, 'a[data-came-from]')
  if (link instanceof HTMLAnchorElement) return rememberWhereFrom(link)
  const button = under(event, 'button[type=button]:not([commandfor])')
  if (!(button instanceof HTMLButtonElement)) return
  event.preventDefault()
  void wake().then(() => button.click())
}

/** A report on accessibility says which page she came from. */
function rememberWhereFrom(link: HTMLAnchorElement) {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  if (from?.origin !== location.origin) return
  const to = new URL(link.href)
  to.searchParams.set('page', from.pathname)
  link.href = to.href
}

for (const kind of WAKING) addEventListener(kind, onTouch, { passive: true })
addEventListener('click', onClick, true)
// The server goes by a cookie, which may have run out before the session. An auth server of others may send her back here.
const isBack = /[?&](code|error_code)=/.test(location.search)
if (isBack || localStorage.getItem(own?.dataset.session ?? '')) void wake()

export {}
