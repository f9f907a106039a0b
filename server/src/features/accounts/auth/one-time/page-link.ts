import type { Settings } from '../../../../settings.ts'

/**
 * A page of ours with a button: mail scanners open links, and opening one must not use it up.
 * `redirectTo` is where she wanted to go, when that was said and may be.
 */
export function pageLink(
  { siteUrl }: Settings,
  path: '/verify' | '/reset-password',
  { token, type, redirectTo }: { token: string; type: string; redirectTo?: string | null },
): string {
  const further = redirectTo ? `&redirect_to=${encodeURIComponent(redirectTo)}` : ''
  return `${siteUrl}${path}?token_hash=${token}&type=${type}${further}`
}
