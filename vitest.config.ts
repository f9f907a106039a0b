import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { nameRetried } from './hosts/test/name-retried.ts'
import { WaitingSpread } from './hosts/test/waiting-spread.ts'

const tests = (room: string) => `${room}/**/*.test.{ts,tsx}`
const onADatabase = ['server/**/*.test.ts', 'hosts/**/*.test.ts']
/** Node reads our TypeScript itself; through Vite an import takes ten times as long. Tests alone go through it. */
const modules = /\/(contract|database|server|hosts|benches)\/(?!.*\.test\.ts)/

/** What Node has compiled and stripped of types is kept from worker to worker, as from start to start of the server. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node')

/** Asks PostgreSQL's planner, sends mail by SMTP or reads films and pictures, as only the host does that has PostgreSQL. */
const onPostgresOnly = [
  'benches/plans/*.test.ts',
  'hosts/node/account-mails.test.ts',
  'server/src/features/media/{video,documents,bad-files,own-picture}.test.ts',
]
/** PGlite never stands below the host that is Node: it serves the demo alone, which that host only builds. */
const neverOnPglite = [...onPostgresOnly, 'hosts/node/*.test.ts', 'hosts/node/!(demo)/**/*.test.ts']
/** Tests of server/ and hosts/ that open no database: no engine matters to them, once is enough. */
const withoutADatabase = onADatabase
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/node_modules'] }))
  .filter(
    (file) => !/createTestHeraia|openTestDatabase|engineOfThisRun|openProviderSite/.test(readFileSync(file, 'utf8')),
  )

/**
 * V8 loses count of WebAssembly's code where many PGlites come and go in one process, and ends the process when it frees what
 * it does not know (node#64500: `jit_page_->allocations_.erase(addr) == 1`). Here nothing is freed before the end.
 */
setFlagsFromString('--no-wasm-code-gc')
// The memory of each PGlite counts as much as all of a worker's objects: for its sake V8 looked through those again and again.
setFlagsFromString('--external-memory-accounted-in-global-limit')
setFlagsFromString('--no-incremental-marking')

/**
 * Asked on what the demo has in a browser: its database in IndexedDB, its passwords and uploads. Something of what
 * stores most; BROWSER_TESTS=all: all of the server's.
 */
const inABrowser =
  process.env.BROWSER_TESTS === 'all'
    ? 'server/**/*.test.ts'
    : 'server/src/features/{feed/{post,post-media,timeline},messages/{conversation,requests},media/upload}.test.ts'

const onEngine = (engine: 'postgres' | 'pglite') => ({
  test: {
    name: `server-${engine}`,
    include: engine === 'postgres' ? [...onADatabase, ...onPostgresOnly] : onADatabase,
    exclude: ['**/node_modules/**', ...withoutADatabase, ...(engine === 'pglite' ? neverOnPglite : [])],
    env: { HERAIA_ENGINE: engine, HERAIA_IN_A_BROWSER: inABrowser },
    globalSetup: [`hosts/test/global-${engine}.ts`],
    setupFiles: engine === 'pglite' ? ['hosts/test/as-in-browser.ts'] : [],
    // The server's modules are loaded once a worker, not once a file: half the time was that.
    isolate: false,
    // Threads instead of processes: a tenth less.
    pool: 'threads' as const,
    server: { deps: { external: [modules] } },
    // Once more on a loaded machine; the report names who needed it. Look for a race with TEST_RETRIES=0.
    retry: Number(process.env.TEST_RETRIES ?? 1),
    // What hangs hangs for ever: on a machine that is busy with something else starts and builds take ten times as long.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    // Two cores. A third finds less room in their caches than it fills of the others' waiting: 6 % more time of all.
    maxWorkers: 2,
    // Stories that go side by side wait for each other most of their time: all of a file at once.
    maxConcurrency: 100,
    reporters: ['default', nameRetried],
    sequence: { sequencer: WaitingSpread },
    projects: [
      {
        test: {
          name: 'unit',
          // Stylesheets come in empty otherwise; the contrast of the palette is computed from this one.
          css: { include: [/tokens\.css/] },
          include: [...['contract', 'database', 'ui', 'web', 'e2e', 'benches'].map(tests), ...withoutADatabase],
          exclude: ['**/node_modules/**', ...onPostgresOnly],
          // A worker for each file takes three times as long: they share what they import, so they leave it as it was.
          isolate: false,
          server: { deps: { external: [modules] } },
          testTimeout: 30_000,
        },
      },
      onEngine('postgres'),
      onEngine('pglite'),
    ],
  },
})
