import { isOfServer } from './own-paths.ts'

/**
 * A file that is saved by its link passes by service workers: the page fetches it, and saves it from there. Other
 * links, and those that open elsewhere, stay as they are.
 */
export function saveFiles(fetch: (request: Request) => Promise<Response>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (link.origin !== location.origin || !isOfServer(link.pathname)) return
    event.preventDefault()
    void save(fetch, link.href, link.download)
  })
}

async function save(fetch: (request: Request) => Promise<Response>, href: string, wanted: string): Promise<void> {
  const response = await fetch(new Request(href))
  if (!response.ok) return
  const name = wanted || nameOf(response) || new URL(href).pathname.split('/').at(-1) || 'file'
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What the server calls it: `attachment; filename*=UTF-8''Plan%20March.pdf`. */
function nameOf({ headers }: Response): string | null {
  const said = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(said)?.[1] ?? null)
}
