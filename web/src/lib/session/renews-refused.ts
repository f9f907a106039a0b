import { codeOf } from './code-of.ts'

/**
 * A token that still counts by her clock may be refused: the clock was set back, or its key was dropped. It is renewed
 * once, as it is for the API (api-transport.ts).
 */
export const renewsRefused =
  (send: typeof fetch, renewed: (refused: string) => Promise<string | undefined>): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const headers = new Headers(init?.headers)
    const refused = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
    if (refused === undefined || answer.ok || (await codeOf(answer)) !== 'bad_jwt') return answer
    const token = await renewed(refused)
    if (token === undefined) return answer
    headers.set('authorization', `Bearer ${token}`)
    return send(input, { ...init, headers })
  }

/**
 * auth-js takes every refusal for a sign-out that is done, and the page of a hotel's network too. On this device it is; of
 * the others the auth server must have said so, or she would believe that whoever is in there is out.
 */
export const tellsOfRefusedSignOut =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const url = input instanceof Request ? input.url : input.toString()
    // The auth server's own word has no content.
    if (url.includes('/logout?scope=') && answer.ok && answer.status !== 204) throw new TypeError()
    if (!/\/logout\?scope=(others|global)/.test(url) || ![401, 403, 404].includes(answer.status)) return answer
    return Response.json({ message: 'The sign-out was refused.' }, { status: 400 })
  }
