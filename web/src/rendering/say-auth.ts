import type { RegistrationMode } from '@heraia/contract/site-settings'
import { escapeHtml } from './escape.ts'

/** Where people's browsers find the auth endpoints, by which key a hosted service knows this site, and whom it takes. */
export interface AuthPlace {
  /** A path of this site, or another one's address. */
  authUrl: string
  /** null: it asks for none. Public: every page says it. */
  authKey?: string | null | undefined
  /** Not everybody: what leads to registration is not shown, but for who brings an invitation (styles.css). */
  signUp?: RegistrationMode | undefined
}

/** Said in the page where it is not what the browser takes by itself (lib/session/auth-address.ts). */
export const sayAuth = ({ authUrl, authKey, signUp }: AuthPlace): string =>
  (authUrl === '/auth/v1' ? '' : ` data-auth="${escapeHtml(authUrl)}"`) +
  (authKey ? ` data-auth-key="${escapeHtml(authKey)}"` : '') +
  (signUp === 'invite' || signUp === 'closed' ? ` data-sign-up="${signUp}"` : '')
