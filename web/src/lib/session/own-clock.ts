import { setClock } from '@heraia/ui/set-clock.ts'

/**
 * auth-js asks her device's clock whether a token has ended, and the server says the end by its own. Where the two
 * differ by an hour, every request would renew the token first, or none: so the end is told by hers. What the server's
 * own says is kept for what it judges by that, as a wallet's text; nothing that is posted comes out of a cache.
 */
export const endsByOwnClock =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const now = Date.parse(answer.headers.get('date') ?? '')
    if (now && init?.method === 'POST') setClock(now)
    const said: unknown = answer.ok ? await json(answer.clone()) : null
    if (!isSession(said)) return answer
    const ends = Math.round(Date.now() / 1000) + said.expires_in
    const { status, statusText, headers } = answer
    return new Response(JSON.stringify({ ...said, expires_at: ends }), { status, statusText, headers })
  }

const json = (answer: Response): Promise<unknown> => answer.json().catch(() => null)

const isSession = (said: unknown): said is { expires_in: number } =>
  typeof said === 'object' && said !== null && 'expires_in' in said && 'access_token' in said
