import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

export interface Letter {
  link: string
  code: string
}

/** The newest mail to her that has this in its subject, as `npm run outbox` shows it; `not`: newer than that one. */
export async function mailTo(dataDir: string, address: string, subject: RegExp, not?: Letter): Promise<Letter> {
  const command = ['--import', './hosts/node/require-node-24.js', 'hosts/node/commands/outbox.ts', '50']
  let found: Letter = { link: '', code: '' }
  await expect
    .poll(
      async () => {
        const { stdout } = await promisify(execFile)(process.execPath, command, {
          cwd: resolve(import.meta.dirname, '../..'),
          env: { ...process.env, DATA_DIR: dataDir },
        })
        const mails = stdout.split('── ').filter((mail) => mail.includes(`to ${address}`) && subject.test(mail))
        const text = mails.at(-1) ?? ''
        found = { link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' }
        return found.link !== '' && found.link !== not?.link
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return found
}
