import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { addressOfRunning } from '@heraia/hosts/node/postgres/address-of-running'
import { openPostgres } from '@heraia/hosts/node/postgres/postgres'
import { expect } from '@playwright/test'

export interface Letter {
  link: string
  code: string
}

/** What `npm run outbox` shows the operator. */
export async function outboxShown(dataDir: string): Promise<string> {
  const command = ['--import', './hosts/node/require-node-24.js', 'hosts/node/commands/outbox.ts', '50']
  const cwd = resolve(import.meta.dirname, '../..')
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout
}

/** The newest mail to her that has this in its subject; `not`: newer than that one. Read without the command, which starts a program. */
export async function mailTo(dataDir: string, address: string, subject: RegExp, not?: Letter): Promise<Letter> {
  const url = await addressOfRunning(dataDir)
  if (url === null) throw new Error(`No Heraia runs on ${dataDir}.`)
  const { db, close } = openPostgres(url, { max: 1 })
  let found: Letter = { link: '', code: '' }
  try {
    await expect
      .poll(
        async () => {
          const mails = await db
            .selectFrom('outbox_mails')
            .select(['subject', 'text'])
            .where('to_address', '=', address)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .execute()
          const text = mails.find((mail) => subject.test(mail.subject))?.text ?? ''
          found = { link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' }
          return found.link !== '' && found.link !== not?.link
        },
        { timeout: 20_000, intervals: [100] },
      )
      .toBe(true)
  } finally {
    await close()
  }
  return found
}
