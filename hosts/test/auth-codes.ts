import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { authClient } from './auth-client.ts'
import type { TestHeraia } from './heraia.ts'

export interface AuthAnswer {
  status: number
  code: string | null
  message: string
}

/** How a code of the auth contract is brought about, and what it comes with. */
export type CodeRow = [status: number, code: string, text: string | RegExp, drive: () => Promise<AuthAnswer>]

export function testCodes(rows: CodeRow[]): void {
  test.each(rows)('%i %s: %s', async (status, code, text, drive) => {
    const answer = await drive()
    expect(answer).toMatchObject({ status, code })
    if (typeof text === 'string') expect(answer.message).toBe(text)
    else expect(answer.message).toMatch(text)
  })
}

/** The same through the official client, which says in `error` what it was answered. */
export type ClientRow = [
  status: number,
  code: string,
  text: string | RegExp,
  drive: () => Promise<{ error: AuthError | null }>,
]

export function testCodesByClient(rows: ClientRow[]): void {
  test.each(rows)('%i %s through the official client: %s', async (status, code, text, drive) => {
    const { error } = await drive()
    // Its own word for a session that is gone, whichever the status was.
    if (code === 'session_not_found') return expect(isAuthSessionMissingError(error)).toBe(true)
    // It keeps no code of what is not her fault, and tries again.
    if (status >= 500) expect(isAuthRetryableFetchError(error)).toBe(true)
    else expect(error).toMatchObject({ code })
    expect(error?.status).toBe(status)
    if (typeof text === 'string') expect(error?.message).toBe(text)
    else expect(error?.message).toMatch(text)
  })
}

/** Raw requests to the auth endpoints of one place, answered as the official client reads them. */
export function rawAuth(heraia: TestHeraia) {
  async function ask(method: string, path: string, body?: unknown, token?: string): Promise<AuthAnswer> {
    const response = await heraia.fetch(`/auth/v1${path}`, {
      method,
      headers: { 'x-supabase-api-version': '2024-01-01', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { message, error_description } = await response.json()
    const code = response.headers.get('x-sb-error-code')
    return { status: response.status, code, message: message ?? error_description }
  }
  const post = (path: string, body?: unknown, token?: string) => ask('POST', path, body, token)
  let count = 0
  const newEmail = () => `p${++count}@example.org`

  return {
    ask,
    post,
    grant: (grant: string, body: object) => post(`/token?grant_type=${grant}`, body),
    put: (body: object, token?: string) => ask('PUT', '/user', body, token),
    get: (path: string, token?: string) => ask('GET', path, undefined, token),
    remove: (path: string, token?: string) => ask('DELETE', path, undefined, token),
    newEmail,
    newPhone: () => `+346001${String(++count).padStart(5, '0')}`,
    /** Changes what is stored of her. */
    change: (email: string, to: Parameters<typeof changeUser>[2]) => changeUser(heraia, email, to),
    joins: async (password = 'secret1') => {
      const { auth } = authClient(heraia)
      const email = newEmail()
      const { data } = await auth.signUp({ email, password })
      const [token, refresh] = [data.session?.access_token ?? '', data.session?.refresh_token ?? '']
      const tokenNow = async () => (await auth.getSession()).data.session?.access_token ?? ''
      return { auth, email, token, refresh, tokenNow, id: data.user?.id ?? '' }
    },
  }
}

interface Change {
  banned_until?: Date
  email?: string
  email_confirmed_at?: null
  phone?: string
  phone_confirmed_at?: Date
  is_sso_user?: boolean
}

const changeUser = (heraia: TestHeraia, email: string, to: Change) =>
  heraia.db.updateTable('users').set(to).where('email', '=', email).execute()
