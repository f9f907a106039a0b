import { KEPT_ENTRIES } from '../kept-here.ts'

/**
 * The token of the link by which she came: of this tab alone, so that it outlives a reload and a look at another service's
 * page, and gone with the drafts (lib/drafts.ts) when somebody signs in.
 */
const ENTRY = `${KEPT_ENTRIES.drafts}visitor:invitation`
const NAME = 'invitation'

let here = ''

/** '': she brings none. */
export const heldInvitation = (): string =>
  here || ('sessionStorage' in globalThis ? (sessionStorage.getItem(ENTRY) ?? '') : '')

export function holdInvitation(token: string): void {
  try {
    sessionStorage.setItem(ENTRY, token)
  } catch {
    // Storage is full: it holds as long as this page does.
    here = token
  }
}

/** Behind the `#`, which no browser sends to a server: neither logs nor pages that she goes on to ever have it. */
export const invitationLink = (registerUrl: string, token: string): string => `${registerUrl}#${NAME}=${token}`

export const invitationIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get(NAME) ?? ''

/** What may make an account. */
const MAKES_ONE = /\/(signup|otp)\b|\/token\?grant_type=(id_token|web3)/

/** In a header of ours, as the key of a registration: the auth contract's bodies have no place for it. */
export const withInvitation =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    const token = MAKES_ONE.test(url) ? heldInvitation() : ''
    if (token === '') return send(input, init)
    const headers = new Headers(init?.headers)
    headers.set('x-invitation', token)
    return send(input, { ...init, headers })
  }
