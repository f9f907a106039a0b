import { escapeHtml } from './escape.ts'

/** Where people's browsers find the auth endpoints, and by which key a hosted service knows this site. */
export interface AuthPlace {
  /** A path of this site, or another one's address. */
  authUrl: string
  /** null: it asks for none. Public: every page says it. */
  authKey?: string | null | undefined
}

/** Said in the page where it is not what the browser takes by itself (lib/session/auth-address.ts). */
export const sayAuth = ({ authUrl, authKey }: AuthPlace): string =>
  (authUrl === '/auth/v1' ? '' : ` data-auth="${escapeHtml(authUrl)}"`) +
  (authKey ? ` data-auth-key="${escapeHtml(authKey)}"` : '')
