import type { AuthSettings, Settings } from '../settings.ts'

/** What a captcha's own pages say that a page must allow. */
const CAPTCHA_SOURCES = {
  turnstile: { 'script-src': 'https://challenges.cloudflare.com', 'frame-src': 'https://challenges.cloudflare.com' },
  hcaptcha: {
    'script-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'style-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    'connect-src': 'https://hcaptcha.com https://*.hcaptcha.com',
  },
}

/**
 * Sent with every answer. Scripts come from this origin and stand in files of their own; nothing inline, nothing
 * from a third party: that is what makes a session in local storage safe to keep.
 * The one style by hash is React Aria's rule that fingers pan and pinch over what can be pressed; it changes only with
 * that library, and the browser's console says the new hash.
 * `style-src-attr` allows style attributes, which server rendering writes for measured sizes.
 */
const POLICY: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Nothing of others, but what this installation is set up with: another auth server, a captcha. */
function policyFor({ authUrl, captcha, captchaSiteKey }: AuthSettings): string {
  const policy = { ...POLICY }
  const allow = (directive: string, source: string) => {
    policy[directive] = `${policy[directive] ?? ''} ${source}`.trim()
  }
  if (authUrl) allow('connect-src', new URL(authUrl).origin)
  if (captcha && captchaSiteKey) {
    for (const [directive, source] of Object.entries(CAPTCHA_SOURCES[captcha])) allow(directive, source)
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

const ALWAYS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** `strict-transport-security` only where the site is reached by https. */
export const securityHeaders = ({ siteUrl, auth }: Pick<Settings, 'siteUrl' | 'auth'>): Record<string, string> => ({
  'content-security-policy': policyFor(auth),
  ...ALWAYS,
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
