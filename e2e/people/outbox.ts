import { addressOfRunning } from '@heraia/hosts/node/postgres/address-of-running'
import { openPostgres } from '@heraia/hosts/node/postgres/postgres'
import { fetchOf } from './ask-server.ts'
import { isDemo } from './demo-tabs.ts'
import { expect } from './expect.ts'
import type { Person } from './person.ts'

export interface Letter {
  link: string
  code: string
}

/**
 * The newest mail to her that has this in its subject; `not`: newer than that one. Read without the command, which starts a
 * program. `at`: as `openRunning` takes it.
 */
export async function mailTo(at: string, address: string, subject: RegExp, not?: Letter): Promise<Letter> {
  const { db, close } = await openRunning(at)
  const read = () =>
    db
      .selectFrom('outbox_mails')
      .select(['to_address as to', 'subject', 'text'])
      .where('to_address', '=', address)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  try {
    return await newest(read, address, subject, not)
  } finally {
    await close()
  }
}

/** As when she asks for the mail again a minute later: before, nobody is mailed a second one. */
export async function letMinutePass(at: string, address: string): Promise<void> {
  const { db, close } = await openRunning(at)
  const sentAt = new Date(Date.now() - 61_000)
  await db.updateTable('users').set({ confirmation_sent_at: sentAt }).where('email', '=', address).execute()
  await close()
}

/** The database at this address, or that of the Heraia that runs on this folder. */
export async function openRunning(at: string) {
  const url = at.startsWith('postgres') ? at : await addressOfRunning(at)
  if (url === null) throw new Error(`No Heraia runs on ${at}.`)
  return openPostgres(url, { max: 1 })
}

/** The same of the site that journeys share, on both hosts: the demo's mails are read as its bar reads them. */
export async function letterTo(
  person: Person,
  subject: RegExp,
  { to = person.email, not }: Which = {},
): Promise<Letter> {
  if (!isDemo()) return mailTo(process.env.HERAIA_DATA_DIR ?? '', to, subject, not)
  const read = async () => {
    const answer = await fetchOf(person)('/demo-mail')
    const { mails } = (await answer.json()) as { mails: Mail[] }
    return mails
  }
  return newest(read, to, subject, not)
}

interface Which {
  to?: string
  not?: Letter
}

interface Mail {
  to: string
  subject: string
  text: string
}

async function newest(read: () => Promise<Mail[]>, address: string, subject: RegExp, not?: Letter): Promise<Letter> {
  let found: Letter = { link: '', code: '' }
  await expect
    .poll(
      async () => {
        const mail = (await read()).find((one) => one.to === address && subject.test(one.subject))
        const text = mail?.text ?? ''
        found = { link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' }
        // Some have digits alone.
        const isThere = found.link !== '' || found.code !== ''
        return isThere && (found.link !== not?.link || found.code !== not.code)
      },
      { timeout: 20_000, intervals: [100] },
    )
    .toBe(true)
  return found
}
