import { isDemo, keeperTab } from './demo-tabs.ts'
import type { Person } from './person.ts'

/** `fetch` to the server that answers her, without a screen: over the network; on the demo from within a page. */
export function fetchOf({ siteUrl }: Pick<Person, 'siteUrl'>): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, siteUrl) : input, init)
    if (!isDemo()) return fetch(request)
    const { url, method } = request
    const headers = Array.from(request.headers)
    const body = method === 'GET' || method === 'HEAD' ? null : Array.from(new Uint8Array(await request.arrayBuffer()))
    const page = await keeperTab()
    const answer = await page.evaluate(
      async ([address, { body: bytes, ...how }]) => {
        const response = await fetch(address, { ...how, body: bytes && new Uint8Array(bytes) })
        return { status: response.status, headers: Array.from(response.headers), body: await response.text() }
      },
      [url, { method, headers, body }] as const,
    )
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : answer.body, { status: answer.status, headers: answer.headers })
  }
}
