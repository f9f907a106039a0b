import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

/** What a page with the official client makes of the address that we send its browser to. */
const heraia = await createTestHeraia()
afterAll(() => heraia.close())
afterEach(() => void vi.unstubAllGlobals())

let count = 0
async function person() {
  const email = `p${++count}@example.org`
  await pageAt(heraia.siteUrl, 'pkce').auth.signUp({ email, password: 'secret1' })
  return email
}

/** One browser’s storage may have several pages. */
function pageAt(address: string, flowType: 'pkce' | 'implicit', storage = new Map<string, string>()) {
  const location = new URL(address)
  const replaceState = (_: unknown, __: string, next: string) => void (location.href = next)
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('window', { location, history: { replaceState, state: null }, ...listens })
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const events: string[] = []
  // A key of its own: pages of one key talk to each other.
  const storageKey = `page-${++count}`
  const named = (key: string) => key.slice(storageKey.length)
  const { auth } = authClient(heraia, heraia.fetch, {
    ...{ flowType, storageKey, detectSessionInUrl: true, skipAutoInitialize: true },
    experimental: { appendPkceFlowIdToRedirects: true },
    storage: {
      getItem: (key) => storage.get(named(key)) ?? null,
      setItem: (key, value) => void storage.set(named(key), value),
      removeItem: (key) => void storage.delete(named(key)),
    },
  })
  auth.onAuthStateChange((event) => void events.push(event))
  return { auth, events, location, storage }
}

/** The browser follows the link of the newest mail by GET. Answers where it is sent. */
async function follows(email: string) {
  const { token_hash, type, text } = await newestMail(heraia, email)
  const asked = /redirect_to=([^&\s]+)/.exec(text)?.[1] ?? ''
  const link = `/auth/v1/verify?token=${token_hash}&type=${type}&redirect_to=${asked}`
  return (await heraia.fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
}

const redirectTo = `${heraia.siteUrl}/there?x=1`

test.each([
  'implicit',
  'pkce',
] as const)('a link to another password opens the page as such, once: %s', async (flowType) => {
  const email = await person()
  const asking = pageAt(heraia.siteUrl, flowType)
  await asking.auth.resetPasswordForEmail(email, { redirectTo })
  const sent = await follows(email)
  const page = pageAt(sent, flowType, asking.storage)
  expect((await page.auth.initialize()).error).toBeNull()
  await vi.waitFor(() => expect(page.events).toContain('PASSWORD_RECOVERY'))
  expect(page.events).not.toContain('SIGNED_IN')
  expect(page.location.href.replace(/#$/, '')).toBe(redirectTo)
  const late = pageAt(await follows(email), flowType)
  expect((await late.auth.initialize()).error).toMatchObject({
    message: 'Email link is invalid or has expired',
    details: { error: 'access_denied', code: 'otp_expired' },
  })
})

test('each of two links that were asked for in one browser is exchanged with its own secret', async () => {
  const [first, second] = [await person(), await person()]
  const { storage, auth } = pageAt(heraia.siteUrl, 'pkce')
  await auth.signInWithOtp({ email: first, options: { emailRedirectTo: redirectTo } })
  const other = pageAt(heraia.siteUrl, 'pkce', storage)
  await other.auth.signInWithOtp({ email: second, options: { emailRedirectTo: redirectTo } })
  const sent = await follows(first)
  expect(new URL(sent).searchParams.get('sb_flow_id')).toMatch(/./)
  const page = pageAt(sent, 'pkce', storage)
  expect((await page.auth.initialize()).error).toBeNull()
  expect((await page.auth.getUser()).data.user?.email).toBe(first)
  expect(page.location.href).toBe(redirectTo)
})
