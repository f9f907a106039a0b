import { expect } from 'vitest'
import { codeOfApp } from './code-of-app.ts'
import { JOBS } from './held-tables.ts'
import { type killedStories, PASSWORD } from './killed-stories.ts'

interface Asked {
  error: { message: string } | null
}

/** Somebody on the way to one step. */
interface OnHerWay {
  /** The step: it is cut off, and succeeds when she tries again. */
  send(): Promise<Asked>
  /** What is cut off in place of it: whatever comes of it later. */
  cutOff?(): Promise<unknown>
  /** Between the two; undefined: she has no account yet that she could get into. */
  comesIn?(): Promise<unknown>
  /** What she has of it at last. */
  ends(): Promise<unknown>
}

/** The tables that a step writes into, in this order; and who comes there, each time somebody else. */
export type CutFlow = [name: string, writes: readonly string[], begins: (her: string) => Promise<OnHerWay>]

/** Of a step that writes into more tables, once in the midst as well. */
const LONG = 6

/**
 * At which of these tables a step is cut off. At the last one: all that it has stored by itself before, wherever it did so, is
 * there by then. And on both sides of where its next transaction is known to begin.
 */
export function whereCut(writes: readonly string[]): number[] {
  const last = writes.length - 1
  const begins = writes.flatMap((table, at) => (writes.indexOf(table) < at ? [at - 1, at] : []))
  return [...new Set([...(writes.length > LONG ? [Math.floor(last / 2)] : []), ...begins, last])]
}

/** By whoever shows that a mail came to her. */
const PROVEN = ['one_time_tokens', 'identities', 'users', 'audit_log', 'auth_sessions', 'known_devices']

const data = { name: 'Mira López', role: 'fan' }

/** Each step of sign-up, recovery, change of address and second factor. */
export function cutFlows(
  { browser, mailTo, isIn, getsIn, nameOf, member, db }: ReturnType<typeof killedStories>,
  newPhone: () => string,
  code: string,
): CutFlow[] {
  const address = (her: string) => `${her.replaceAll(/\W+/g, '-')}@example.org`
  const succeeds = async (asked: Promise<Asked>) => expect((await asked).error).toBeNull()
  const byLink = (type: 'signup' | 'recovery' | 'email_change', token_hash: string) =>
    browser().verifyOtp({ type, token_hash })

  async function hasOneAccount(by: 'email' | 'phone', value: string) {
    const rows = await db().selectFrom('users').select('id').where(by, '=', value.replace('+', '')).execute()
    expect(rows).toHaveLength(1)
  }

  async function comesByPhone(send: (phone: string) => Promise<Asked>, password?: string): Promise<OnHerWay> {
    const phone = newPhone()
    return {
      send: () => send(phone),
      ends: async () => {
        await hasOneAccount('phone', phone)
        await succeeds(browser().verifyOtp({ type: 'sms', phone, token: code }))
        if (password) await succeeds(browser().signInWithPassword({ phone, password }))
      },
    }
  }

  async function changing(her: string) {
    const [email, wanted] = [address(her), address(`${her} new`)]
    const auth = await member(email)
    return { email, wanted, auth, asks: () => auth.updateUser({ email: wanted }) }
  }

  async function changed(her: string) {
    const { email, wanted, asks } = await changing(her)
    await succeeds(asks())
    const [there, here] = [await mailTo(wanted, 'type=email_change'), await mailTo(email, 'type=email_change')]
    return {
      email,
      wanted,
      first: () => byLink('email_change', there),
      last: () => byLink('email_change', here),
    }
  }

  async function withApp(her: string) {
    const email = address(her)
    const auth = await member(email)
    const { data: made } = await auth.mfa.enroll({ factorType: 'totp' })
    const [factorId, app] = [made?.id ?? '', () => codeOfApp(made?.totp.secret ?? '')]
    return { email, auth, factorId, app }
  }

  async function forgetful(her: string): Promise<OnHerWay> {
    const email = address(her)
    await member(email)
    return {
      send: () => browser().resetPasswordForEmail(email),
      comesIn: () => getsIn(email),
      ends: async () => succeeds(byLink('recovery', await mailTo(email, 'type=recovery'))),
    }
  }

  return [
    [
      'a sign-up by email',
      ['users', 'identities', 'audit_log', 'sign_up_tries', 'one_time_tokens', JOBS],
      async (her) => {
        const email = address(her)
        return {
          send: () => browser().signUp({ email, password: PASSWORD, options: { data } }),
          ends: async () => {
            await hasOneAccount('email', email)
            const auth = browser()
            await succeeds(auth.verifyOtp({ type: 'signup', token_hash: await mailTo(email, 'type=signup') }))
            expect(await nameOf(auth)).toBe(data.name)
            await getsIn(email)
          },
        }
      },
    ],
    [
      'a sign-up by phone',
      ['users', 'identities', 'audit_log', 'sign_up_tries', 'one_time_tokens', 'users'],
      () => comesByPhone((phone) => browser().signUp({ phone, password: PASSWORD }), PASSWORD),
    ],
    [
      'a code to a new phone',
      ['users', 'identities', 'audit_log', 'one_time_tokens'],
      () => comesByPhone((phone) => browser().signInWithOtp({ phone })),
    ],
    [
      'the confirmation of an address',
      // The first time her profile is made, and the password of her sign-up is hers.
      PROVEN.flatMap((table) => (table === 'users' ? [table, 'profiles', 'sign_up_tries'] : [table])),
      async (her) => {
        const email = address(her)
        await browser().signUp({ email, password: PASSWORD, options: { data } })
        const token = await mailTo(email, 'type=signup')
        return { send: () => byLink('signup', token), ends: () => getsIn(email) }
      },
    ],
    ['the wish for a new password', [JOBS], forgetful],
    [
      'the mail for a new password, which is a job',
      [JOBS, 'one_time_tokens', 'users', 'audit_log'],
      async (her) => {
        const asks = await forgetful(her)
        return { ...asks, cutOff: () => asks.send().then(() => new Promise(() => {})) }
      },
    ],
    [
      'the link for a new password',
      PROVEN,
      async (her) => {
        const email = address(her)
        await member(email)
        await browser().resetPasswordForEmail(email)
        const token_hash = await mailTo(email, 'type=recovery')
        const auth = browser()
        return {
          send: () => auth.verifyOtp({ type: 'recovery', token_hash }),
          comesIn: () => getsIn(email),
          ends: () => succeeds(auth.updateUser({ password: 'brandnew2' })),
        }
      },
    ],
    [
      'a new password',
      ['users', 'one_time_tokens', 'auth_sessions', 'audit_log', 'identities', JOBS],
      async (her) => {
        const email = address(her)
        const auth = await member(email)
        return {
          send: () => auth.updateUser({ password: 'brandnew2' }),
          comesIn: () => getsIn(email),
          ends: async () => {
            await getsIn(email, 'brandnew2')
            expect(await isIn(email, PASSWORD)).toBe(false)
          },
        }
      },
    ],
    [
      'the wish for another address',
      ['audit_log', 'users', 'one_time_tokens', JOBS],
      async (her) => {
        const { email, wanted, asks } = await changing(her)
        return {
          send: asks,
          comesIn: () => getsIn(email),
          ends: async () => {
            for (const to of [wanted, email])
              await succeeds(byLink('email_change', await mailTo(to, 'type=email_change')))
            await getsIn(wanted)
          },
        }
      },
    ],
    [
      'the first confirmation of another address',
      ['one_time_tokens', 'users', 'audit_log'],
      async (her) => {
        const { email, wanted, first, last } = await changed(her)
        return {
          send: first,
          comesIn: () => getsIn(email),
          ends: async () => {
            await succeeds(last())
            await getsIn(wanted)
          },
        }
      },
    ],
    [
      'the last confirmation of another address',
      ['one_time_tokens', 'users', 'profiles', 'identities', 'audit_log', 'auth_sessions'],
      async (her) => {
        const { email, wanted, first, last } = await changed(her)
        await succeeds(first())
        return {
          send: last,
          comesIn: () => getsIn(email),
          ends: async () => {
            await getsIn(wanted)
            expect(await isIn(email, PASSWORD)).toBe(false)
          },
        }
      },
    ],
    [
      'the setting up of a second factor',
      ['mfa_factors', 'audit_log'],
      async (her) => {
        const email = address(her)
        const auth = await member(email)
        return {
          send: () => auth.mfa.enroll({ factorType: 'totp' }),
          comesIn: () => getsIn(email),
          ends: async () => {
            const { data: made } = await auth.mfa.enroll({ factorType: 'totp' })
            const answer = { factorId: made?.id ?? '', code: codeOfApp(made?.totp.secret ?? '') }
            await succeeds(auth.mfa.challengeAndVerify(answer))
          },
        }
      },
    ],
    [
      'a challenge of a second factor',
      ['mfa_challenges', 'mfa_factors'],
      async (her) => {
        const { email, auth, factorId, app } = await withApp(her)
        return {
          send: () => auth.mfa.challenge({ factorId }),
          comesIn: () => getsIn(email),
          ends: () => succeeds(auth.mfa.challengeAndVerify({ factorId, code: app() })),
        }
      },
    ],
    [
      // The answer is judged by one transaction and counted by another.
      'the answer of a second factor',
      ['mfa_challenges', 'mfa_factors', 'users', 'audit_log', JOBS, 'mfa_challenges', 'auth_sessions'],
      async (her) => {
        const { email, auth, factorId, app } = await withApp(her)
        const challengeId = (await auth.mfa.challenge({ factorId })).data?.id ?? ''
        const answers = (code: string) => auth.mfa.verify({ factorId, challengeId, code })
        let typed: string | undefined
        return {
          send: async () => {
            typed ??= app()
            // Again the same; where nothing of it has counted, it may be too old by now.
            const asked = await answers(typed)
            return asked.error?.code === 'mfa_verification_failed' ? answers(app()) : asked
          },
          comesIn: () => getsIn(email),
          ends: async () => {
            expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
            await succeeds(auth.refreshSession())
          },
        }
      },
    ],
  ]
}
