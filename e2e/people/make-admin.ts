import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { Player } from '@heraia/hosts/test/season'
import { isDemo, sessionIn } from './demo-tabs.ts'
import { expect } from './expect.ts'
import { playerFrom } from './join.ts'
import type { Person } from './person.ts'
import { joinsWithoutBrowser } from './without-browser.ts'

const root = join(import.meta.dirname, '../..')
const commands = join(root, 'hosts/test/admin-process.ts')
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
  operator ??= startOperator()
  const { says, code } = await operator(verb, email)
  expect(code, says).toBe(0)
}

let operator: ReturnType<typeof startOperator> | undefined

/** One process for all that this worker's journeys ask of the command: starting one takes a second of a core. */
function startOperator() {
  const DATA_DIR = process.env.HERAIA_DATA_DIR
  if (!DATA_DIR) throw new Error('Set HERAIA_DATA_DIR to the data of the site at HERAIA_URL.')
  // As `npm run admin`: what Node compiled before is there.
  const child = spawn(process.execPath, ['--import', kept, commands], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.unref()
  process.once('exit', () => child.kill())
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async (...words: string[]) => {
    child.stdin.write(`${JSON.stringify({ words, env: {} })}\n`)
    const { value } = await answers.next()
    return JSON.parse(value ?? '{}') as { says?: string; code?: number }
  }
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
