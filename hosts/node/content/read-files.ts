import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** The texts that come with the product. */
export const contentFolder = resolve(import.meta.dirname, '../../../content')

/** What is wrong with the folder that CONTENT_DIR names; null: nothing. */
export const wrongFolder = (own: string): string | null =>
  statSync(own, { throwIfNoEntry: false })?.isDirectory() ? null : `CONTENT_DIR: ${own} is not a folder that is there.`

/** Markdown by its path below the folder, `learn/warm-up.es.md`; later folders override earlier ones file by file. */
export function readFiles(folders: readonly string[]): Map<string, string> {
  return new Map(folders.flatMap((folder) => Array.from(filesIn(folder))))
}

function filesIn(folder: string): [string, string][] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(en|es)\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [
      file
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(file, 'utf8'),
    ])
}
