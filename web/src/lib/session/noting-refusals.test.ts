import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { readFailure } from '../../features/accounts/auth-failures.ts'
import { captchaRefusals, retryAfter } from './auth-refusals.ts'
import { notingRefusals } from './noting-refusals.ts'

async function failsBy(answer: Response) {
  const auth = new AuthClient({
    url: 'https://heraia.example/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    fetch: notingRefusals(async () => answer),
  })
  const { error } = await auth.signInWithPassword({ email: 'mira@example.org', password: 'secret1' })
  return [readFailure(error).code, retryAfter.get()]
}

test('a proxy that says too many by a page of its own is understood as the server is', async () => {
  const headers = { 'content-type': 'text/html' }
  const page = new Response('<h1>429</h1>', { status: 429, headers: { ...headers, 'retry-after': '7' } })
  expect(await failsBy(page)).toEqual(['over_request_rate_limit', 7])
  const ours = { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' }
  const versioned = { 'x-supabase-api-version': '2024-01-01' }
  const said = Response.json(ours, { status: 429, headers: versioned })
  expect(await failsBy(said)).toEqual([ours.code, 60])
  expect((await failsBy(new Response('<h1>502</h1>', { status: 502, headers })))[0]).toBe('')
})

test('a captcha that is wanted is counted, also where the page knows of none', async () => {
  const asked = async (said: object) =>
    (await notingRefusals(async () => Response.json(said, { status: 400 }))('/otp')).json()
  expect(await asked({ code: 'captcha_failed' })).toEqual({ code: 'captcha_failed' })
  await asked({ code: 400, error_code: 'captcha_failed' })
  await asked({ code: 'invalid_credentials' })
  expect(captchaRefusals.get()).toBe(2)
})
