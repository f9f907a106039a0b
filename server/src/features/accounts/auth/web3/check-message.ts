import type { Settings } from '../../../../settings.ts'
import { mayRedirect } from '../redirects.ts'
import type { SignInMessage } from './sign-in-message.ts'

/** A text that was signed longer ago, or will be, does not count. */
export const MESSAGE_SECONDS = 600

/** What is wrong with it, for the developer; null: it is for this site and for now. */
export function wrongWithMessage(message: SignInMessage, settings: Settings, now: Date): string | null {
  const { uri, domain, version, issuedAt, expirationTime, notBefore } = message
  if (version !== '1') return 'the version is not 1'
  if (!URL.canParse(uri)) return 'the URI is not valid'
  const { protocol, hostname, host } = new URL(uri)
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) && !isSite(uri, settings)) {
    return 'the URI must be HTTPS'
  }
  if (host !== domain && hostname !== domain) return 'the domain is not the host of the URI'
  if (!mayRedirect(uri, settings)) return 'the URI is not allowed on this server'
  if (!issuedAt) return 'it does not say when it was issued'
  const age = now.getTime() - issuedAt.getTime()
  if (age > MESSAGE_SECONDS * 1000) return 'it was issued too long ago'
  if (age < -MESSAGE_SECONDS * 1000) return 'it was issued too far in the future'
  if (message.hasUnreadLimit) return 'its limits in time cannot be read'
  if (expirationTime && expirationTime <= now) return 'it has expired'
  if (notBefore && notBefore > now) return 'it is not valid yet'
  return null
}

const isSite = (uri: string, { siteUrl }: Settings): boolean => new URL(uri).origin === siteUrl
