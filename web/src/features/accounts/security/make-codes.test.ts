import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { makeCodes } from './make-codes.ts'

const lost = new AuthRetryableFetchError('Failed to fetch', 0)
const none = new AuthApiError('There are no recovery codes', 404, 'mfa_factor_not_found')
const refused = new AuthApiError('AAL2 required to manage recovery codes', 403, 'insufficient_aal')

/** An auth server that keeps her codes, and of whose answers these come to her in turn. */
async function asksFor(isAgain: boolean, ...heard: (Error | 'codes')[]) {
  const asked: string[] = []
  const answer = (way: string) => async () => {
    asked.push(way)
    const next = heard.shift()
    if (next === 'codes') return { data: { codes: [way] }, error: null }
    return { data: null, error: next }
  }
  const recoveryCodes = { generate: answer('generate'), regenerate: answer('regenerate') }
  const auth: unknown = { mfa: { recoveryCodes } }
  const { data, error } = await makeCodes(auth as Parameters<typeof makeCodes>[0], isAgain, 0)
  return { asked, codes: data?.codes, error }
}

test('whose first codes were lost on the way gets others, and never has any that she has not seen', async () => {
  expect(await asksFor(false, lost, 'codes')).toMatchObject({ codes: ['regenerate'] })
  expect(await asksFor(false, lost, none, 'codes'), 'or the first, where they were not made').toMatchObject({
    asked: ['generate', 'regenerate', 'generate'],
    codes: ['generate'],
  })
})

test('so do those that take the place of others', async () => {
  expect(await asksFor(true, lost, 'codes')).toMatchObject({
    asked: ['regenerate', 'regenerate'],
    codes: ['regenerate'],
  })
})

test('what is answered is asked for once', async () => {
  expect(await asksFor(false, 'codes')).toMatchObject({ asked: ['generate'], codes: ['generate'] })
  expect(await asksFor(true, refused)).toMatchObject({ asked: ['regenerate'], error: refused })
  expect(await asksFor(true, lost, lost), 'nor for ever').toMatchObject({ error: lost })
})
