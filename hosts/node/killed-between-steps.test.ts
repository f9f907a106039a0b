import type { GoTrueClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, test } from 'vitest'
import { authenticator } from '../test/authenticator.ts'
import { cutFlows, whereCut } from '../test/cut-flows.ts'
import { fewAtOnce } from '../test/few-at-once.ts'
import { killedStories, STEPS } from '../test/killed-stories.ts'
import { comeByOtherWays, opensAllWays } from '../test/killed-ways-in.ts'
import type { OidcIssuer } from '../test/oidc-issuer.ts'
import { engineOfThisRun } from '../test/test-database.ts'

/** Each story has a phone of its own, and gets its code without an SMS. */
const PHONES = Array.from({ length: 40 }, (_, n) => `+346000000${60 + n}`)
let given = 0
const newPhone = () => PHONES[given++] ?? ''
const code = '246802'
const AUTH_TEST_OTP = PHONES.map((phone) => `${phone}=${code}`).join(',')

/** Whatever happened before, she gets into her account: nothing of it was half done. */
describe.runIf(engineOfThisRun() === 'postgres')('a server that is killed after every step', () => {
  let issuer: OidcIssuer
  afterAll(() => issuer?.close())
  // Its starts are what costs: all stories go through the same ones.
  const stories = killedStories(async () => {
    const ways = await opensAllWays()
    issuer = ways.issuer
    return { ...ways.env, AUTH_TEST_OTP }
  })
  const { browser, mailTo, getsIn, nameOf, member, killed, cut, url } = stories

  /** Her second factor is asked and answered as browsers do, for the client speaks to the browser's own keys. */
  async function asksOfFactor(auth: GoTrueClient, path: string, body: object) {
    const token = (await auth.getSession()).data.session?.access_token
    const response = await fetch(`${url()}/auth/v1/factors/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    expect([response.status, answer.code, answer.message]).toEqual([200, undefined, undefined])
    return answer
  }

  describe.concurrent('between two steps', () => {
    test('sign-up', STEPS, async () => {
      const email = 'sign-up@example.org'
      const auth = browser()
      const data = { name: 'Mira López', role: 'fan' }
      expect((await auth.signUp({ email, password: 'secret1', options: { data } })).error).toBeNull()
      await killed()
      const token_hash = await mailTo(email, 'type=signup')
      await killed()
      const confirmed = await auth.verifyOtp({ type: 'signup', token_hash })
      expect(confirmed.error).toBeNull()
      await killed()
      expect((await auth.refreshSession()).error).toBeNull()
      expect(await nameOf(auth)).toBe('Mira López')
      await getsIn(email, 'secret1')
    })

    test('recovery', STEPS, async () => {
      const email = 'recovery@example.org'
      await member(email)
      const auth = browser()
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
      await killed()
      const token_hash = await mailTo(email, 'type=recovery')
      await getsIn(email, 'secret1')
      await killed()
      expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
      await killed()
      await getsIn(email, 'secret1')
      expect((await auth.updateUser({ password: 'brandnew2' })).error).toBeNull()
      await killed()
      await getsIn(email, 'brandnew2')
      expect((await auth.getUser()).error).toBeNull()
    })

    test.each([
      ['the new one confirms first', ['changed', 'change']],
      ['the old one confirms first', ['change', 'changed']],
    ])('a change of address: %s', STEPS, async (_, order) => {
      const address = (name: string) => `${name}-${order[0]}@example.org`
      const [email, wanted] = [address('change'), address('changed')]
      const auth = await member(email)
      expect((await auth.updateUser({ email: wanted })).error).toBeNull()
      await killed()
      const tokens: string[] = []
      for (const name of order) tokens.push(await mailTo(address(name), 'type=email_change'))
      const [first = '', second = ''] = tokens
      await getsIn(email, 'secret1')
      await killed()
      expect((await auth.verifyOtp({ type: 'email_change', token_hash: first })).error).toBeNull()
      await killed()
      await getsIn(email, 'secret1')
      expect((await auth.verifyOtp({ type: 'email_change', token_hash: second })).data.user?.email).toBe(wanted)
      await killed()
      await getsIn(wanted, 'secret1')
    })

    test('a second factor', STEPS, async () => {
      const email = 'factor@example.org'
      const auth = await member(email)
      const { data } = await auth.mfa.enroll({ factorType: 'totp' })
      const factorId = data?.id ?? ''
      const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') })
      await killed()
      await getsIn(email, 'secret1')
      const { data: challenge } = await auth.mfa.challenge({ factorId })
      await killed()
      await getsIn(email, 'secret1')
      const answer = { factorId, challengeId: challenge?.id ?? '', code: totp.generate() }
      expect((await auth.mfa.verify(answer)).error).toBeNull()
      await killed()
      expect((await auth.refreshSession()).error).toBeNull()
      expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
      const other = browser()
      await other.signInWithPassword({ email, password: 'secret1' })
      const again = await other.mfa.challengeAndVerify({ factorId, code: totp.generate() })
      expect(again.error).toBeNull()
      const { data: made } = await auth.mfa.recoveryCodes.generate()
      await killed()
      const withoutPhone = browser()
      await withoutPhone.signInWithPassword({ email, password: 'secret1' })
      expect((await withoutPhone.mfa.recoveryCodes.verify({ code: made?.codes[0] ?? '' })).error).toBeNull()
      await killed()
      expect((await withoutPhone.getUser()).error).toBeNull()
    })

    test('a change of phone', STEPS, async () => {
      const [email, phone] = ['phone@example.org', newPhone()]
      const auth = await member(email)
      // Her code counts for a minute: nobody is on the way to her account any more when she asks for it.
      await killed()
      expect((await auth.updateUser({ phone })).error).toBeNull()
      await killed()
      await getsIn(email, 'secret1')
      expect((await auth.verifyOtp({ type: 'phone_change', phone, token: code })).error).toBeNull()
      await killed()
      await getsIn(email, 'secret1')
      expect((await browser().signInWithPassword({ phone, password: 'secret1' })).error).toBeNull()
      const bySms = browser()
      expect((await bySms.signInWithOtp({ phone })).error).toBeNull()
      await killed()
      expect((await bySms.verifyOtp({ type: 'sms', phone, token: code })).error).toBeNull()
      await killed()
      expect((await bySms.getUser()).data.user?.email).toBe(email)
    })

    test('a phone as second factor', STEPS, async () => {
      const email = 'by-sms@example.org'
      const auth = await member(email)
      const { data } = await auth.mfa.enroll({ factorType: 'phone', phone: newPhone() })
      const factorId = data?.id ?? ''
      await killed()
      await getsIn(email, 'secret1')
      const { data: challenge } = await auth.mfa.challenge({ factorId })
      await killed()
      await getsIn(email, 'secret1')
      expect((await auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })).error).toBeNull()
      await killed()
      expect((await auth.refreshSession()).error).toBeNull()
      expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
      const other = browser()
      await other.signInWithPassword({ email, password: 'secret1' })
      const { data: again } = await other.mfa.challenge({ factorId })
      await killed()
      expect((await other.mfa.verify({ factorId, challengeId: again?.id ?? '', code })).error).toBeNull()
    })

    test('a security key as second factor', STEPS, async () => {
      const email = 'key@example.org'
      const auth = await member(email)
      const [key, webauthn] = [authenticator(url()), { rpId: 'localhost', rpOrigins: [url()] }]
      const { data } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
      const id = data?.id ?? ''
      await killed()
      await getsIn(email, 'secret1')
      const create = await asksOfFactor(auth, `${id}/challenge`, { webauthn })
      await killed()
      await getsIn(email, 'secret1')
      const made = key.creates(create.webauthn.credential_options.publicKey)
      await asksOfFactor(auth, `${id}/verify`, {
        challenge_id: create.id,
        webauthn: { ...webauthn, type: 'create', credential_response: made },
      })
      await killed()
      const other = browser()
      await other.signInWithPassword({ email, password: 'secret1' })
      const request = await asksOfFactor(other, `${id}/challenge`, { webauthn })
      await killed()
      const signed = key.signs(request.webauthn.credential_options.publicKey)
      const { access_token } = await asksOfFactor(other, `${id}/verify`, {
        challenge_id: request.id,
        webauthn: { ...webauthn, type: 'request', credential_response: signed },
      })
      await killed()
      const me = await fetch(`${url()}/api/me`, { headers: { authorization: `Bearer ${access_token}` } })
      expect(me.status).toBe(200)
    })

    test('a passkey', STEPS, async () => {
      const email = 'passkey@example.org'
      const auth = await member(email)
      const key = authenticator(url())
      const { data: begun } = await auth.passkey.startRegistration()
      await killed()
      await getsIn(email, 'secret1')
      const made = key.creates(begun?.options as unknown as Parameters<typeof key.creates>[0])
      const registered = { challengeId: begun?.challenge_id ?? '', credential: made }
      expect((await auth.passkey.verifyRegistration(registered as never)).error).toBeNull()
      await killed()
      await getsIn(email, 'secret1')
      const other = browser()
      const { data: asked } = await other.passkey.startAuthentication()
      await killed()
      const signed = key.signs(asked?.options as unknown as Parameters<typeof key.signs>[0])
      const answer = { challengeId: asked?.challenge_id ?? '', credential: signed }
      expect((await other.passkey.verifyAuthentication(answer as never)).error).toBeNull()
      await killed()
      expect((await other.getUser()).data.user?.email).toBe(email)
    })
  })

  describe.concurrent('between two steps, by another way in', () => {
    comeByOtherWays(stories, () => issuer)
  })

  describe.concurrent('in the middle of a step', () => {
    const cuts = cutFlows(stories, newPhone, code).flatMap(([name, writes, begins]) =>
      whereCut(writes).map((at) => ({ name, table: writes[at], writes, at, begins })),
    )

    // Who tries once more is somebody else: the first has an account already.
    let people = 0
    // All at once they want more connections than the server has, and on a slow machine it asks some to come back.
    const inTurn = fewAtOnce(8)

    test.each(cuts)('$name, cut off at $table', STEPS, async ({ name, writes, at, begins }) => {
      people += 1
      const who = `${name} ${people}`
      const her = await inTurn(() => begins(who))
      await cut(writes, at, her.cutOff ?? her.send)
      await her.comesIn?.()
      expect((await her.send()).error, 'again').toBeNull()
      await her.ends()
    })
  })
})
