import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { webFolder } from './web-folder.ts'

const root = resolve(webFolder, '..')

/** Of the contents of folders and files of the repository: another one after each change that a build would see. */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesOf))).flat().toSorted()) {
    hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesOf(name: string): Promise<string[]> {
  const path = join(root, name)
  if (name.includes('.')) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.filter((file) => !/[\\/](dist|node_modules)[\\/]|\.test\.tsx?$/.test(file))
}
