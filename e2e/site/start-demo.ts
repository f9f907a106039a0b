import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@heraia/hosts/node/free-port'
import { waitForAddress } from './wait-for-address.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the demo when something changed, and serves its folder; HERAIA_URL and HERAIA_HOST say where and what it is. */
export default async function startDemo(): Promise<() => Promise<void>> {
  process.env.HERAIA_HOST = 'demo'
  if (process.env.HERAIA_URL) return async () => {}
  const port = await freePort()
  const command = ['hosts/node/commands/demo.ts', '--port', String(port)]
  const server = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  process.env.HERAIA_URL = `http://localhost:${port}`
  await waitForAddress(process.env.HERAIA_URL, server)
  return async () => {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  }
}
