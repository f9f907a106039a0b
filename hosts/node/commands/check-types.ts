import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * npm run types: the workspaces with the same options together, for each run reads all that a workspace imports again;
 * two runs at a time.
 */
const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, '.cache/types')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

interface Config {
  extends: string
  compilerOptions?: object
  include: string[]
}

async function checkNext(waiting: string[]): Promise<boolean> {
  const config = waiting.shift()
  if (!config) return true
  const code = await new Promise<number | null>((done) =>
    spawn(process.execPath, [compiler, '-p', config], { cwd: root, stdio: 'inherit' }).on('exit', done),
  )
  return (await checkNext(waiting)) && code === 0
}

/** The file of a program of these workspaces; its options are those of each. */
function writeConfig(options: string, workspaces: string[]): string {
  const include = workspaces.flatMap((workspace) =>
    read(join(root, workspace, 'tsconfig.json')).include.map((path) => `../../${workspace}/${path}`),
  )
  const file = join(folder, `${workspaces.join('-')}.json`)
  const config: Config = { extends: '../../tsconfig.base.json', compilerOptions: JSON.parse(options), include }
  writeFileSync(file, JSON.stringify(config))
  return file
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Config

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const withTypes = workspaces.filter((workspace) => existsSync(join(root, workspace, 'tsconfig.json')))
const alike = Map.groupBy(withTypes, (workspace) =>
  JSON.stringify(read(join(root, workspace, 'tsconfig.json')).compilerOptions ?? {}),
)
mkdirSync(folder, { recursive: true })
const waiting = Array.from(alike, ([options, names]) => writeConfig(options, names))
const isRight = (await Promise.all([checkNext(waiting), checkNext(waiting)])).every(Boolean)
if (!isRight) process.exitCode = 1
