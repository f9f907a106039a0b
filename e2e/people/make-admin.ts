import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Person } from './person.ts'

const root = join(import.meta.dirname, '../..')
const command = join(root, 'hosts/node/commands/admin.ts')

/** As the operator does it: by the command, beside the running site. */
export async function makeAdmin({ email }: Person): Promise<void> {
  const DATA_DIR = process.env.HERAIA_DATA_DIR
  if (!DATA_DIR) throw new Error('Set HERAIA_DATA_DIR to the data of the site at HERAIA_URL.')
  await promisify(execFile)(process.execPath, [command, 'grant', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR },
  })
}
