import { type FSWatcher, watch } from 'node:fs'
import { resolve } from 'node:path'
import type { Log } from '@heraia/server/ports'
import { type Library, openLibrary } from '../../content/library.ts'
import { contentFolder, readFiles, wrongFolder } from './read-files.ts'

export interface Content {
  /** As the files are now. */
  library(): Library
  /** A piece that no page shows by itself: parts/fact-sheet.en.md. */
  part(name: string, language: string): string | undefined
  /** Another number after each change: what was drawn before is old. */
  version(): number
  close(): void
}

/** Texts of the product with the operator's own above them; hers are read again when they change. */
export function openContent(ownFolder: string | null, log: Log): Content {
  const own = ownFolder === null ? null : resolve(ownFolder)
  const wrong = own && wrongFolder(own)
  if (wrong) throw new Error(wrong)
  let version = 1
  let library = read(own, log)
  let waiting: NodeJS.Timeout | undefined
  const readAgain = () => {
    try {
      library = read(own, log)
      version += 1
    } catch (error) {
      log.error({ error: wordsOf(error) }, 'texts could not be read again')
    }
  }
  // Editors write a file in several steps: what stands there a moment later is meant.
  const watchers: FSWatcher[] = [contentFolder, ...(own ? [own] : [])].map((folder) =>
    watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(readAgain, 200)
    }).on('error', (error) =>
      log.warn({ error: wordsOf(error) }, 'changes of texts are not seen until the next start'),
    ),
  )
  return {
    library: () => library,
    part: (name, language) => {
      const folders = own ? [contentFolder, own] : [contentFolder]
      return readFiles(folders).get(`parts/${name}.${language}.md`)
    },
    version: () => version,
    close() {
      clearTimeout(waiting)
      for (const watcher of watchers) watcher.close()
    },
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function read(own: string | null, log: Log): Library {
  const unread: string[] = []
  const builtIn = readFiles([contentFolder], unread)
  const files = own ? new Map([...builtIn, ...readFiles([own], unread)]) : builtIn
  const library = openLibrary(files)
  for (const problem of [...unread, ...library.problems]) log.warn({ problem }, 'a text is left out')
  if (!own || library.problems.length === 0) return library
  // A file of hers that cannot be read: the one that came with the product stands in for it.
  const broken = new Set(library.problems.map((problem) => /^content\/(.+?\.md)/.exec(problem)?.[1]))
  return openLibrary(
    new Map(Array.from(files, ([path, text]) => [path, broken.has(path) ? (builtIn.get(path) ?? text) : text])),
  )
}
