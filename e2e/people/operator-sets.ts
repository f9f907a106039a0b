import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** `npm run site -- set NAME JSON`, beside the running site whose data lie there. */
export async function operatorSets(dataDir: string, name: string, value: unknown): Promise<void> {
  const command = ['--import', './hosts/node/require-node-24.js', 'hosts/node/commands/site.ts', 'set', name]
  await promisify(execFile)(process.execPath, [...command, JSON.stringify(value)], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir },
  })
}
