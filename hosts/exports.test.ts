import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, type SourceFile } from './test/read-imports.ts'

const rooms = ['contract', 'database', 'server', 'ui', 'web', 'hosts', 'e2e', 'benches']
const sources = rooms.flatMap(readSources)
const paths = new Set(sources.map(({ path }) => path))

/** Taken by what no import names: routers, builders and runners. */
const isTakenByName = (path: string) =>
  /^web\/src\/(pages\/|entry-)|^hosts\/browser\/page\/|^hosts\/test\/(name-retried|waiting-spread)|^e2e\/site\//.test(
    path,
  )

/** `@heraia/ui/button` is `ui/src/button.tsx`. */
function fileOf(specifier: string, { path }: SourceFile): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const [, room = '', name = 'index'] = /^@heraia\/(\w+)(?:\/(.+))?$/.exec(specifier) ?? []
  const within = [`${room}/src/${name}`, `${room}/${name}`]
  return within.flatMap((file) => [`${file}.ts`, `${file}.tsx`, file]).find((file) => paths.has(file))
}

test('what a file exports for others, one of them imports', () => {
  const taken = new Set(
    sources.flatMap((source) => source.takes.map(({ specifier, name }) => `${fileOf(specifier, source)} ${name}`)),
  )
  const isTaken = (path: string, name: string) => taken.has(`${path} ${name}`) || taken.has(`${path} *`)
  const exported = sources.flatMap(({ path, exports }) => exports.map((name) => ({ path, name })))
  expect(exported.length).toBeGreaterThan(1000)
  expect(
    exported
      .filter(({ path, name }) => !isTakenByName(path) && !isTaken(path, name))
      .map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([])
})
