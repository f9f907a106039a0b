import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { isDemo } from './demo-tabs.ts'
import { expect } from './expect.ts'
import type { Person } from './person.ts'

const root = join(import.meta.dirname, '../..')
const command = join(root, 'hosts/node/commands/admin.ts')
const kept = pathToFileURL(join(root, 'hosts/node/require-node-24.js')).href

/**
 * As the operator does it: by the command, beside the running site. The demo has no operator, and an admin among its
 * people: there she becomes that one.
 */
export const makeAdmin = (person: Person): Promise<void> =>
  isDemo() ? becomeDemoAdmin(person) : operatorSays('grant', person)

/** `npm run admin -- VERB EMAIL`, beside the running site. */
export async function operatorSays(verb: 'grant' | 'suspend' | 'restore', { email }: Person): Promise<void> {
  const DATA_DIR = process.env.HERAIA_DATA_DIR
  if (!DATA_DIR) throw new Error('Set HERAIA_DATA_DIR to the data of the site at HERAIA_URL.')
  // As `npm run admin`: what Node compiled before is there.
  await promisify(execFile)(process.execPath, ['--import', kept, command, verb, email], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
  })
}

/** One of the four that a visitor of the demo can be. */
const DEMO_ADMIN = { name: 'Heraia Team', email: 'admin@heraia.example' }

async function becomeDemoAdmin(person: Person) {
  await person.page.goto('/feed?demo=admin')
  await expect(person.page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  Object.assign(person, DEMO_ADMIN)
}
