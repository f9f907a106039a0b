import { expect, test } from 'vitest'
import { waysProblem } from './ways-problem.ts'

const failure = (code: string, message = code) => Object.assign(new Error(message), { code })

test.each([
  [failure('access_denied'), 'refused'],
  [failure('bad_oauth_state'), 'lostTrack'],
  [failure('', 'PKCE code verifier not found in storage'), 'lostTrack'],
  [failure('sso_provider_not_found'), 'noOrganisation'],
  [failure('over_email_send_rate_limit'), 'tooMany'],
  [failure('captcha_failed'), 'captcha'],
  [failure('user_banned'), 'suspended'],
  [Object.assign(new Error('wrapped'), { originalError: new DOMException('no', 'NotAllowedError') }), 'cancelled'],
  [failure('webauthn_challenge_expired'), 'lostTrack'],
  [{ code: 4001, message: 'User denied message signature.' }, 'refused'],
  [new Error('@supabase/auth-js: Wallet method eth_requestAccounts is missing or invalid'), 'refused'],
  [failure('unheard_of'), 'other'],
])('%s', (error, problem) => expect(waysProblem(error)).toBe(problem))
