import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the root of the repository, with slashes: `web/src/entry-client.tsx`. */
  path: string
  imports: string[]
  /** Of these, those that are there when it runs: no types. */
  runs: string[]
  /** The names that it imports, `*` for a whole module. */
  takes: { specifier: string; name: string }[]
  /** The values that it declares for others; a type goes with what it describes. */
  exports: string[]
  code: string
}

const importing = /^\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Every TypeScript file of a workspace with what it imports, types as well. */
export function readSources(workspace: string): SourceFile[] {
  return readdirSync(join(root, workspace), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => {
      const code = readFileSync(join(root, path), 'utf8')
      const exports = [...code.matchAll(exporting)].flatMap(([, name]) => name ?? [])
      return { path, ...importsOf(code), exports, code }
    })
}

const exporting = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm

function importsOf(code: string): Pick<SourceFile, 'imports' | 'runs' | 'takes'> {
  const all = [...code.matchAll(importing)].map(([, what = '', from, bare, late]) => ({
    specifier: from ?? bare ?? late ?? '',
    isType: /^\s*type\b/.test(what),
    names: namesIn(what),
  }))
  const specifiers = (of: typeof all) => of.map(({ specifier }) => specifier)
  return {
    imports: specifiers(all),
    runs: specifiers(all.filter(({ isType }) => !isType)),
    takes: all.flatMap(({ specifier, names }) => names.map((name) => ({ specifier, name }))),
  }
}

/** ` type { A, B as C } ` are A and B. */
function namesIn(what: string): string[] {
  const [, listed] = /\{([^}]*)\}/.exec(what) ?? []
  if (listed === undefined) return ['*']
  return listed.split(',').flatMap((each) => /^\s*(?:type\s+)?(\w+)/.exec(each)?.[1] ?? [])
}

/** `@orpc/server/fetch` is of the package `@orpc/server`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** The names of the features in the order of ARCHITECTURE.md. */
export function readFeatureOrder(): string[] {
  const [line = ''] = /^site · [^.]*/m.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')) ?? []
  return line.split('·').map((name) => name.trim())
}

/** All decisions, as one text. */
export function readDecisions(): string {
  const folder = join(root, 'docs/decisions')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
