import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  packageOf,
  readDecisions,
  readFeatureOrder,
  readManifest,
  readSources,
  type SourceFile,
} from './test/read-imports.ts'

/** Which of our rooms a room may import. Everything installed is hoisted, so only this test is the wall. */
const mayImport: Record<string, string[]> = {
  contract: [],
  database: [],
  server: ['contract', 'database'],
  ui: [],
  web: ['contract', 'ui'],
  hosts: ['contract', 'database', 'server', 'web'],
  e2e: ['contract', 'hosts'],
  benches: ['contract', 'database', 'server', 'hosts', 'e2e'],
}

const runsInNode = (path: string) =>
  /^(hosts|e2e|benches)\//.test(path) || /^web\/(build\/|vite\.config)/.test(path) || isTest(path)
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\.config\.ts$|^hosts\/test\/|^web\/build\/|^e2e\//.test(path)

const isForDevelopment = (path: string) =>
  /^(benches|hosts\/node\/demo)\//.test(path) || ['hosts/node/dev.ts', 'web/src/entry-client-dev.ts'].includes(path)

const decisions = readDecisions()
const forTests = Object.keys(readManifest('.').devDependencies ?? {})

describe.each(Object.keys(mayImport))('%s', (room) => {
  const sources = readSources(room)
  const manifest = readManifest(room)
  const run = Object.keys(manifest.dependencies ?? {})
  const develop = [...run, ...Object.keys(manifest.devDependencies ?? {}), ...forTests]

  test('imports only what it declares', () => {
    expect(
      offences(sources, (specifier, { path }) => {
        const name = packageOf(specifier)
        if (isOwn(specifier) || specifier.startsWith('node:')) return false
        const declared = isTest(path) || isForDevelopment(path) ? develop : run
        return name !== `@heraia/${room}` && !declared.includes(name) && !isTypesOnly(room, name)
      }),
    ).toEqual([])
  })

  test('has the reason of each library in docs/decisions', () => {
    expect(
      run.filter((name) => !name.startsWith('@heraia/') && !decisions.includes(`\`${name}\``)),
      'to be added to 0119, or to a decision of its own',
    ).toEqual([])
  })

  test('stays behind its walls', () => {
    expect(
      offences(sources, (specifier, { path }) => {
        if (specifier.startsWith('.')) return !posix.join(posix.dirname(path), specifier).startsWith(`${room}/`)
        const other = /^@heraia\/([^/]+)/.exec(specifier)?.[1]
        const allowed = isTest(path) ? [...(mayImport[room] ?? []), 'hosts', 'server', 'database'] : mayImport[room]
        return other !== undefined && other !== room && !allowed?.includes(other)
      }),
    ).toEqual([])
  })

  test('knows Node only where it runs in Node', () => {
    expect(offences(sources, (specifier, { path }) => specifier.startsWith('node:') && !runsInNode(path))).toEqual([])
  })
})

/** What stands in ARCHITECTURE.md as "calls go down, events go up". */
describe('the features of the server', () => {
  const order = readFeatureOrder()
  const sources = readSources('server').filter(({ path }) => featureOf(path) !== undefined)

  test('stand in ARCHITECTURE.md, in their order', () => {
    expect(new Set(order), 'the names in ARCHITECTURE.md').toEqual(new Set(sources.map(({ path }) => featureOf(path))))
  })

  test('call only those before them', () => {
    const placeOf = (path: string) => order.indexOf(featureOf(path) ?? '')
    expect(
      offences(sources, (specifier, { path }) => {
        if (isTest(path) || !specifier.startsWith('.')) return false
        return placeOf(posix.join(posix.dirname(path), specifier)) > placeOf(path)
      }),
    ).toEqual([])
  })

  test('call the acts of others, never their queries', () => {
    expect(
      offences(sources, (specifier, { path }) => {
        if (isTest(path) || !specifier.endsWith('.queries.ts')) return false
        const feature = featureOf(posix.join(posix.dirname(path), specifier))
        return feature !== undefined && feature !== featureOf(path)
      }),
    ).toEqual([])
  })
})

test('what runs in a browser takes of the contract only what brings no library', () => {
  const contract = new Map(readSources('contract').map((source) => [source.path, source]))
  const librariesOf = (path: string): string[] =>
    (contract.get(path)?.runs ?? []).flatMap((specifier) =>
      specifier.startsWith('.') ? librariesOf(posix.join(posix.dirname(path), specifier)) : [specifier],
    )
  const web = readSources('web').filter(({ path }) => !runsInNode(path))
  expect(
    web.flatMap(({ path, runs }) =>
      runs.flatMap((specifier) => {
        const [, name] = /^@heraia\/contract(?:\/(.+))?$/.exec(specifier) ?? []
        if (!specifier.startsWith('@heraia/contract')) return []
        return librariesOf(`contract/src/${name ?? 'index'}.ts`).map((library) => `${path} → ${specifier} → ${library}`)
      }),
    ),
  ).toEqual([])
})

const featureOf = (path: string) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]

test('the product’s name stands in one place', () => {
  const named = ['contract', 'server', 'web', 'hosts']
    .flatMap(readSources)
    .filter(({ path, code }) => !isTest(path) && code.split('\n').some(saysTheName))
  expect(named.map(({ path }) => path)).toEqual(['contract/src/product.ts'])
})

/** Comments may say it. */
const saysTheName = (line: string): boolean => !/^\s*(\/\/|\/?\*)/.test(line) && /(?<![\w@/.-])Heraia(?!\w)/.test(line)

test('every part stands on the page of parts', () => {
  const sources = new Map(readSources('ui').map(({ path, imports }) => [path, imports]))
  /** By itself or within another part. */
  const shown = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const other of sources.get(path) ?? [])
      if (other.startsWith('.')) shown(posix.join(posix.dirname(path), other), seen)
    return seen
  }
  const onPage = shown('ui/src/parts-page/parts-page.tsx')
  const parts = [...sources.keys()].filter((path) => /^ui\/src\/[\w-]+\.tsx$/.test(path))
  // These are for who hears a page.
  const unseen = ['ui/src/live-region.tsx', 'ui/src/visually-hidden.tsx']
  expect(parts.filter((path) => !onPage.has(path)).sort()).toEqual(unseen)
})

const isOwn = (specifier: string) => specifier.startsWith('.') || specifier.startsWith('virtual:')

/** A library's types may be a development dependency of its room. */
const isTypesOnly = (room: string, name: string) => `@types/${name}` in (readManifest(room).devDependencies ?? {})

const offences = (sources: SourceFile[], isOne: (specifier: string, source: SourceFile) => boolean): string[] =>
  sources.flatMap((source) =>
    source.imports.filter((specifier) => isOne(specifier, source)).map((specifier) => `${source.path} → ${specifier}`),
  )
