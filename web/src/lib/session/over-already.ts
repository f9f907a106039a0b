/** Tokens of sessions of which the server has said that they are over. */
const over = new Set<string>()

export const noteOver = (token: string): void => void over.add(token)

/** To end one of these once more would only be refused: auth-js forgets it in this browser, and asks nobody. */
export const endsNoneTwice =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
    if (!url.includes('/logout?scope=local') || !over.has(token)) return send(input, init)
    return new Response(null, { status: 204 })
  }
