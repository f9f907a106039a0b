import { expect, test } from 'vitest'
import { authDefaults } from '../settings.ts'
import { securityHeaders } from './security-headers.ts'

const policy = (auth: Partial<typeof authDefaults> = {}): Record<string, string> => {
  const headers = securityHeaders({ siteUrl: 'http://localhost:3000', auth: { ...authDefaults, ...auth } })
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((one) => one.split(/ (.*)/))
  return Object.fromEntries(directives)
}

test('a page loads nothing of others', () => {
  expect(JSON.stringify(policy())).not.toMatch(/https?:/)
})

test('another auth server may be asked, and nothing else of it', () => {
  const set = policy({ authUrl: 'https://id.example/auth/v1' })
  expect(set['connect-src']).toBe("'self' https://id.example")
  expect({ ...set, 'connect-src': '' }).toEqual({ ...policy(), 'connect-src': '' })
})

test('a captcha may be shown where the installation has its key', () => {
  expect(policy({ captcha: 'turnstile' })).toEqual(policy())
  const shown = policy({ captcha: 'turnstile', captchaSiteKey: 'key' })
  expect(shown['script-src']).toBe("'self' https://challenges.cloudflare.com")
  expect(shown['frame-src']).toBe('https://challenges.cloudflare.com')
  expect(shown['connect-src']).toBe("'self'")
  expect(policy({ captcha: 'hcaptcha', captchaSiteKey: 'key' })['frame-src']).toContain('https://*.hcaptcha.com')
})
