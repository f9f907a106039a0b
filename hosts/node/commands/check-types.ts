import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** npm run types: every workspace by its own tsconfig, two at a time. */
const root = resolve(import.meta.dirname, '../../..')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

async function checkNext(waiting: string[]): Promise<string[]> {
  const workspace = waiting.shift()
  if (!workspace) return []
  const code = await new Promise<number | null>((done) =>
    spawn(process.execPath, [compiler, '-p', join(root, workspace)], { cwd: root, stdio: 'inherit' }).on('exit', done),
  )
  return [...(code === 0 ? [] : [workspace]), ...(await checkNext(waiting))]
}

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const waiting = workspaces.filter((workspace) => existsSync(join(root, workspace, 'tsconfig.json')))
const wrong = (await Promise.all([checkNext(waiting), checkNext(waiting)])).flat()
if (wrong.length > 0) {
  console.error(`Types are wrong in ${wrong.join(', ')}.`)
  process.exitCode = 1
}
