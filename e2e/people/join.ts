import { apiFor, playerOf } from '@heraia/hosts/test/season'
import { fetchOf } from './ask-server.ts'
import { isDemo, signInTab } from './demo-tabs.ts'
import { expect } from './expect.ts'
import { PLAIN_PAGE } from './kept-browsers.ts'
import { PASSWORD, type Person } from './person.ts'

const SESSION_ENTRY = 'heraia-auth'
const SIGNED_IN_COOKIE = 'heraia_signed_in'

interface Joining {
  role?: string
  sport?: string
  /** Where she stands then; null: nowhere yet, but signed in wherever she goes. A page costs a third of a second. */
  at?: string | ((person: Person) => Promise<string>) | null
  /** null: she has not chosen. */
  language?: 'en' | null
}

/**
 * Stands where `register` leaves her (on the feed, or `at`), with what her browser keeps then, without the form: that
 * one has journeys of its own, and filling it in each time took a third of all of them.
 */
export async function join(
  person: Person,
  { role = 'fan', sport = '', at = '/feed', language = 'en' }: Joining = {},
): Promise<void> {
  const { page } = person
  const session = await signUp(person, { role, sport, language })
  person.player = playerFrom(person, session)
  if (isDemo()) await signInTab(page, session)
  else await signInBrowser(person, session)
  if (at === null) return
  await page.goto(typeof at === 'string' ? at : await at(person))
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
}

/** What she does without a screen, by a session as her browser keeps it. */
export function playerFrom(person: Person, session: string) {
  const { siteUrl, name, email } = person
  const { access_token: token, user } = JSON.parse(session) as { access_token: string; user: { id: string } }
  const ground = { siteUrl, fetch: fetchOf(person), clock: { now: () => new Date() } }
  return playerOf(ground, { id: user.id, name, email, token })
}

async function signInBrowser({ context, page, siteUrl }: Person, session: string) {
  await context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: siteUrl, sameSite: 'Lax' }])
  if (!page.url().endsWith(PLAIN_PAGE)) await page.goto(PLAIN_PAGE)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [SESSION_ENTRY, session] as const)
}

/** The session as auth-js keeps it: the answer as it stands. */
async function signUp(
  person: Person,
  { role, sport, language }: Pick<Required<Joining>, 'role' | 'sport' | 'language'>,
) {
  const { siteUrl, name, email } = person
  const asks = fetchOf(person)
  const { termsVersion } = await apiFor({ siteUrl, fetch: asks }).site.info()
  const answer = await asks(`${siteUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      data: { name, role, ...(sport ? { sport } : {}), terms_version: termsVersion, ...(language && { language }) },
    }),
  })
  expect(answer.status, `${name} signs up`).toBe(200)
  return answer.text()
}
