import type { TestHeraia } from './heraia.ts'

/** The test's `fetch` as of a browser that asks for these languages: 'es-MX,es;q=0.9,en;q=0.5'. */
export const speaking =
  ({ fetch }: Pick<TestHeraia, 'fetch'>, languages: string): typeof globalThis.fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept-language', languages)
    return fetch(input, { ...init, headers })
  }
