import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** The texts that come with the product. */
export const contentFolder = resolve(import.meta.dirname, '../../../content')

/** What is wrong with the folder that CONTENT_DIR names; null: nothing. */
export const wrongFolder = (own: string): string | null =>
  statSync(own, { throwIfNoEntry: false })?.isDirectory() ? null : `CONTENT_DIR: ${own} is not a folder that is there.`

/**
 * Markdown by its path below the folder, `learn/warm-up.es.md`; later folders override earlier ones file by file. What
 * cannot be read is left out, and named among `problems`.
 */
export function readFiles(folders: readonly string[], problems: string[] = []): Map<string, string> {
  return new Map(folders.flatMap((folder) => filesIn(folder, problems)))
}

function filesIn(folder: string, problems: string[]): [string, string][] {
  const orNone = <Read>(what: string, read: () => Read[]): Read[] => {
    try {
      return read()
    } catch (error) {
      problems.push(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }
  if (!existsSync(folder)) return []
  return orNone(folder, () => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(en|es)\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const path = file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')
      return orNone(`content/${path}`, () => [[path, readFileSync(file, 'utf8')] satisfies [string, string]])
    })
}
