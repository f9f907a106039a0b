import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Player } from '@heraia/hosts/test/season'
import { isDemo, sessionIn } from './demo-tabs.ts'
import { expect } from './expect.ts'
import { playerFrom } from './join.ts'
import type { Person } from './person.ts'
import { joinsWithoutBrowser } from './without-browser.ts'

const root = join(import.meta.dirname, '../..')
const command = join(root, 'hosts/node/commands/admin.ts')
const kept = pathToFileURL(join(root, 'hosts/node/require-node-24.js')).href

/**
 * As another admin does it, whom the operator's command made: that is a process that reads all of the server, and takes as
 * long as a short journey, so each worker asks it once. The demo has no operator, and an admin among its people: there she
 * becomes that one.
 */
export async function makeAdmin(person: Person): Promise<void> {
  if (isDemo()) return becomeDemoAdmin(person)
  first ??= operatorMakes(person)
  const { api } = await first
  await api.admin.grantAdmin({ id: person.player.id, reason: 'Somebody has to be there.' })
}

let first: Promise<Player> | undefined

async function operatorMakes(beside: Pick<Person, 'siteUrl'>): Promise<Player> {
  const player = await joinsWithoutBrowser(beside, 'Olga Was First')
  await operatorSays('grant', player)
  return player
}

/** `npm run admin -- VERB EMAIL`, beside the running site. */
export async function operatorSays(
  verb: 'grant' | 'suspend' | 'restore',
  { email }: Pick<Person, 'email'>,
): Promise<void> {
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
  const session = (await sessionIn(person.page)) ?? ''
  Object.defineProperty(person, 'player', { value: playerFrom(person, session) })
}
