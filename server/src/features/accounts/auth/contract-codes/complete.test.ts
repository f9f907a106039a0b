import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The contract's table: each code with the statuses that it comes with. */
const TABLE: Record<string, number[]> = {
  ...{ validation_failed: [400], bad_json: [400], request_entity_too_large: [413], unexpected_failure: [500] },
  ...{ invalid_credentials: [400], email_not_confirmed: [400, 422], phone_not_confirmed: [400, 422] },
  ...{ user_banned: [400, 403], refresh_token_not_found: [400], refresh_token_already_used: [400] },
  ...{ session_not_found: [400, 403], session_expired: [400], conflict: [409], bad_code_verifier: [400] },
  ...{ flow_state_not_found: [404], flow_state_expired: [422], captcha_failed: [400] },
  ...{ reauthentication_needed: [400], reauthentication_not_valid: [422], current_password_required: [400] },
  ...{ current_password_invalid: [400], same_password: [422], weak_password: [422], user_already_exists: [422] },
  ...{ email_exists: [422], phone_exists: [422], signup_disabled: [422], anonymous_provider_disabled: [422] },
  ...{ email_provider_disabled: [400, 422], phone_provider_disabled: [400, 422], provider_disabled: [400] },
  ...{ otp_disabled: [422], otp_expired: [403], no_authorization: [401], bad_jwt: [403] },
  ...{ user_not_found: [403, 404], not_admin: [403], insufficient_aal: [401, 403, 422] },
  ...{ manual_linking_disabled: [404], saml_provider_disabled: [404], sso_provider_not_found: [404] },
  ...{ sso_provider_disabled: [404], identity_not_found: [422], single_identity_not_deletable: [422] },
  ...{ identity_already_exists: [422], email_conflict_identity_not_deletable: [422], user_sso_managed: [422] },
  ...{ mfa_factor_name_conflict: [422], too_many_enrolled_mfa_factors: [422], mfa_verified_factor_exists: [422] },
  ...{ mfa_totp_enroll_not_enabled: [422], mfa_totp_verify_not_enabled: [422] },
  ...{ mfa_phone_enroll_not_enabled: [422], mfa_phone_verify_not_enabled: [422] },
  ...{ mfa_webauthn_enroll_not_enabled: [422], mfa_webauthn_verify_not_enabled: [422] },
  ...{ mfa_challenge_expired: [422], mfa_verification_failed: [422], mfa_factor_not_found: [404, 422] },
  ...{ mfa_ip_address_mismatch: [422], mfa_verification_rejected: [403] },
  ...{ web3_provider_disabled: [422], web3_unsupported_chain: [400], sms_send_failed: [422] },
  ...{ over_request_rate_limit: [429], over_email_send_rate_limit: [429], over_sms_send_rate_limit: [429] },
  ...{ request_timeout: [504] },
}

/** What the table names and no test here drives, and why. */
const NOT_HERE: Record<string, string> = {
  '422 identity_already_exists': 'takes a provider: ../providers.test.ts',
}

/** What no call of the official client brings about, and why; or where else it reads it. */
const NOT_BY_CLIENT: Record<string, string> = {
  '400 bad_json': 'the client writes the JSON itself',
  '400 web3_unsupported_chain': 'the client refuses another chain before it asks',
  '422 identity_already_exists': 'takes a provider: ../providers.test.ts exchanges a code of the client for it',
}

/** What we answer with a status that the table does not name for the code, and why. */
const OTHERWISE: Record<string, string> = {
  '400 unexpected_failure': 'a provider that is away, in the shape of the id_token grant, which is always 400',
  '403 no_authorization':
    'a guest has a token and may not have a factor: the endpoint’s own line of the contract says 403',
  '422 conflict': 'an operator’s custom provider that is there already: nothing that trying again would mend',
  '503 unexpected_failure': 'a database or provider that is away comes back, so clients try again (0106)',
}

const read = (folder: string, isTest: boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name.endsWith('.test.ts') === isTest)
    .map((name) => readFileSync(resolve(folder, name), 'utf8'))

const auth = resolve(import.meta.dirname, '..')

const rowsIn = (text: string) =>
  [...text.matchAll(/\[(\d{3}), '([a-z0-9_]+)', /g)].map(([, status, code]) => `${status} ${code}`)

/** Each test's raw rows, and after them those of the official client. */
const tables = read(import.meta.dirname, true).map((text) => text.split('\ntestCodesByClient('))
const table = Object.entries(TABLE).flatMap(([code, statuses]) => statuses.map((status) => `${status} ${code}`))

test('each code of the contract is driven by a test, with each of its statuses', () => {
  const driven = new Set(tables.flatMap(([raw = '']) => rowsIn(raw)))
  expect(table.filter((each) => !driven.has(each) && !(each in NOT_HERE))).toEqual([])
  expect([...driven].filter((each) => !table.includes(each))).toEqual([])
  expect(Object.keys(NOT_HERE).filter((each) => driven.has(each) || !table.includes(each))).toEqual([])
})

test('each is read through the official client, too, or a reason says why it does not come through it', () => {
  const driven = new Set(tables.flatMap(([, byClient = '']) => rowsIn(byClient)))
  expect(table.filter((each) => !driven.has(each) && !(each in NOT_BY_CLIENT))).toEqual([])
  expect(Object.keys(NOT_BY_CLIENT).filter((each) => driven.has(each) || !table.includes(each))).toEqual([])
})

const answers = read(auth, false).flatMap((text) =>
  [...text.matchAll(/AuthError\(\s*(\d{3}),\s*'([a-z0-9_]+)'/g)].map(([, status = '', code = '']) => ({
    status,
    code,
  })),
)

test('a code of the contract is answered with a status of the contract, but where a reason says why not', () => {
  const others = answers.filter(({ status, code }) => TABLE[code] && !TABLE[code].includes(Number(status)))
  expect([...new Set(others.map(({ status, code }) => `${status} ${code}`))].sort()).toEqual(
    Object.keys(OTHERWISE).sort(),
  )
})

test('a code that we have beyond the contract is asked for by a test, too', () => {
  const thrown = answers.map(({ code }) => code)
  const tests = read(auth, true).join('\n')
  const beyond = [...new Set(thrown)].filter((code) => !(code in TABLE))
  expect(beyond.length).toBeGreaterThan(10)
  expect(beyond.filter((code) => !tests.includes(`'${code}'`))).toEqual([])
})
