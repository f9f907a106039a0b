import { authAddress } from './auth-address.ts'

type Ask = (path: string, init: RequestInit) => Promise<Response>

let ask: Ask | undefined = import.meta.env.SSR ? undefined : (path, init) => fetch(authAddress() + path, init)

/** The server renders with the auth endpoints of its own process; where another server has them, it asks nothing. */
export function setAskAuth(own: Ask | undefined) {
  ask = own
}

/** What the auth endpoints say to everybody; undefined: the browser asks for itself. */
export const askAuth = (): Ask | undefined => ask
