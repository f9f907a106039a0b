import { expect } from './expect.ts'

/** What a page asks for, and where it leads. */
const ADDRESSES = /(?:src|href|action)="([^"]+)"/g

/**
 * As the mail servers of companies and schools do before she sees the mail: the link is opened, and so is whatever of the
 * same site the page names, with GET and with HEAD. No script runs.
 */
export async function scannerOpens(link: string): Promise<void> {
  const page = await opens(link)
  const [html, again] = [await page.text(), await opens(link, 'HEAD')]
  expect([page.status, again.status], link).toEqual([200, 200])
  const named = Array.from(html.matchAll(ADDRESSES), ([, address = '']) => new URL(unescaped(address), link))
  const addresses = new Set(named.filter(({ origin }) => origin === new URL(link).origin).map(({ href }) => href))
  expect(addresses.size, `what ${link} names`).toBeGreaterThan(5)
  for (const address of addresses) {
    // Files of the product are the same for every link.
    if (new URL(address).pathname.startsWith('/assets/')) continue
    for (const method of ['HEAD', 'GET']) await (await opens(address, method)).arrayBuffer()
  }
}

const opens = (address: string, method = 'GET'): Promise<Response> =>
  fetch(address, { method, headers: { accept: 'text/html,*/*', 'accept-language': 'es' } })

const unescaped = (address: string): string => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&')
