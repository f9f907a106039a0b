import 'fake-indexeddb/auto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packedWorld } from '../../test/packed-world.ts'
import { engineOfThisRun } from '../../test/test-database.ts'
import { openKept } from '../kept-store.ts'
import { keepBase } from './marks.ts'
import { openDatabase } from './open-database.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
const MADE = new Date('2026-01-10T12:00:00Z')

describe.runIf(engineOfThisRun() === 'pglite')('a build of last month', { timeout: 180_000 }, () => {
  test('ends on the day of her first visit, also when she comes again later, and in a newer build', async () => {
    const snapshot = await packedWorld(MADE)
    const name = crypto.randomUUID()
    const wasm = await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
    const visit = async (day: string, build: string) => {
      // Not by a clock that is set for all: the databases of this worker would set their timers by it, for months.
      const visitedAt = new Date(`${day}T12:00:00Z`)
      const opened = await openDatabase({
        fetched: Promise.resolve({
          engine: {
            wasm,
            data: new Blob([await readFile(join(folder, 'pglite.data'))]),
          },
          snapshot: {
            name: build,
            madeAt: build === 'newer' ? visitedAt : MADE,
            bytes: snapshot.slice(),
          },
        }),
        kept: await openKept(name),
        onFull: (error) => {
          throw error
        },
        readMigrations: async () => [],
        visitedAt,
      })
      const newest = async () =>
        (await opened.pglite.query<{ at: Date }>('select max(created_at) as at from posts')).rows[0]?.at
      return { ...opened, newest }
    }

    const first = await visit('2026-02-10', 'old')
    const seen = await first.newest()
    expect(seen?.toISOString().slice(0, 10)).toBe('2026-02-10')
    await first.pglite.exec("update posts set text = 'hers' where created_at = (select max(created_at) from posts)")
    await first.folder.settled()
    first.folder.stop()
    await keepBase(await openKept(name), new Blob([snapshot]).stream())

    for (const [day, build] of [
      ['2026-02-13', 'old'],
      ['2026-03-01', 'newer'],
    ] as const) {
      const later = await visit(day, build)
      expect(later.renewed).toBe(day === '2026-03-01' ? 'carried' : null)
      expect(await later.newest()).toEqual(seen)
      const { rows } = await later.pglite.query("select created_at as at from posts where text = 'hers'")
      expect(rows).toEqual([{ at: seen }])
      await later.folder.settled()
      later.folder.stop()
    }
  })
})
