import { adminClient } from '@heraia/hosts/test/admin-client'
import { authClient } from '@heraia/hosts/test/auth-client'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { openProviderSite, problem } from '@heraia/hosts/test/provider-site'
import { afterAll, describe, expect, test } from 'vitest'

const providerSite = await openProviderSite()
afterAll(() => providerSite.close())
const { heraia, club } = providerSite
const { atClub, follow, signsIn } = providerSite
let count = 0

describe('an invitation', () => {
  const accounts = async () =>
    (await heraia.db.selectFrom('users').select(heraia.db.fn.countAll().as('all')).executeTakeFirstOrThrow()).all

  async function invites(email: string) {
    const { admin } = await adminClient(heraia)
    const { data } = await admin.inviteUserByEmail(email)
    return { id: data.user?.id, ...(await newestMail(heraia, email)) }
  }

  /** She presses the provider's button on the page behind the mail; back at our callback. */
  async function answers(invite_token: string, login: string) {
    const { auth } = authClient(heraia)
    const options = { skipBrowserRedirect: true, queryParams: { invite_token } }
    const { data } = await auth.signInWithOAuth({ provider: 'club' as 'google', options })
    const there = await follow(data.url ?? '')
    expect(there.href, 'it is nothing for the provider').not.toContain('invite')
    return { auth, back: await club.visits(there.href, login) }
  }

  test('is accepted by a provider that has verified the invited address, and spent', async () => {
    const { login, email } = atClub()
    const { id, token_hash } = await invites(email)
    const { auth, back } = await answers(token_hash, login)
    const { data, error } = await auth.exchangeCodeForSession((await follow(back)).searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      ...{ id, email, email_confirmed_at: expect.any(String), invited_at: expect.any(String) },
      ...{ user_metadata: { email_verified: true }, identities: [{ provider: 'club', id: login }] },
    })
    const again = await authClient(heraia).auth.verifyOtp({ type: 'invite', token_hash })
    expect(again.error?.code).toBe('otp_expired')
    const deeds = await heraia.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id ?? '')
      .execute()
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.invited', 'account.confirmed', 'identity.linked']),
    )
  })

  test('is not accepted with another address, and makes no account; she may come with the right one', async () => {
    const [{ login, email }, wrong] = [atClub(), atClub()]
    const { id, token_hash } = await invites(email)
    const before = await accounts()
    const site = await follow((await answers(token_hash, wrong.login)).back)
    expect(problem(site)).toEqual([heraia.siteUrl, 'invalid_request', 'validation_failed'])
    expect(site.searchParams.get('error_description')).toBe(
      'Invited email does not match emails from external provider',
    )
    expect(await accounts()).toBe(before)
    const { auth, back } = await answers(token_hash, login)
    const { data } = await auth.exchangeCodeForSession((await follow(back)).searchParams.get('code') ?? '')
    expect(data.user?.id).toBe(id)
  })

  test('is not accepted with an address that the provider only repeats, nor with what is another account’s', async () => {
    const repeated = atClub({ email_verified: false })
    const unverified = await answers((await invites(repeated.email)).token_hash, repeated.login)
    expect(problem(await follow(unverified.back))[2]).toBe('provider_email_needs_verification')

    const { login } = atClub()
    await signsIn('club', login)
    const email = `moved-${++count}@club.example`
    club.people.set(login, { email, email_verified: true })
    const { back } = await answers((await invites(email)).token_hash, login)
    expect(problem(await follow(back))[2]).toBe('identity_already_exists')
  })

  test('that expired while she was away, or before she left, is told her, and makes no account', async () => {
    const { login, email } = atClub()
    const { token_hash } = await invites(email)
    heraia.clock.advance({ hours: 23, minutes: 58 })
    const { back } = await answers(token_hash, login)
    const before = await accounts()
    heraia.clock.advance({ minutes: 3 })
    expect(problem(await follow(back))).toEqual([heraia.siteUrl, 'access_denied', 'otp_expired'])
    for (const token of [token_hash, 'a'.repeat(64)]) {
      const asked = `${heraia.siteUrl}/auth/v1/authorize?provider=club&invite_token=${token}`
      const response = await heraia.fetch(asked, { redirect: 'manual', headers: { accept: 'text/html' } })
      expect(problem(new URL(response.headers.get('location') ?? ''))[2]).toBe('otp_expired')
    }
    expect(await accounts()).toBe(before)
    heraia.clock.advance({ hours: -24, minutes: -1 })
  })
})
