import 'fake-indexeddb/auto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Migration } from '../../migrate.ts'
import { readMigrations } from '../../node/read-migrations.ts'
import { engineOfThisRun } from '../../test/test-database.ts'
import { openKept } from '../kept-store.ts'
import { keepBase, readMarks } from './marks.ts'
import { openDatabase } from './open-database.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
const next: Migration = { name: '9999_next', sql: 'alter table notes add column read boolean not null default false' }
const broken: Migration = { name: '9999_next', sql: 'alter table nothing add column read boolean' }

// Each opens several databases.
describe.runIf(engineOfThisRun() === 'pglite')('a newer build of the demo', { timeout: 180_000 }, () => {
  test('keeps what she did where its migrations do not come or its tables find no room, and goes on with it in its own tables when they do, now and at every later visit', async () => {
    const name = crypto.randomUUID()
    await doesSomething(name, { isBaseKept: true })
    await expect(open(name, 'newer', 'out of reach')).rejects.toThrow('Failed to fetch')
    const told = vi.fn<(error: unknown) => void>()
    // Small words, as marks are, still find some.
    const full = noRoom(({ name: store }) => store === 'blocks')
    const inMemory = await open(name, 'newer', [next], told)
    expect((await inMemory.pglite.query('select text, read from notes')).rows).toEqual([{ text: 'hers', read: false }])
    await inMemory.folder.settled()
    expect(told).toHaveBeenCalledOnce()
    full.mockRestore()

    const first = await open(name, 'newer', [next])
    expect(first.renewed).toBe('carried')
    expect((await first.pglite.query('select text, read from notes')).rows).toEqual([{ text: 'hers', read: false }])
    await first.folder.settled()
    first.folder.stop()
    const later = await open(name, 'newer', [])
    expect(later.renewed).toBe(null)
    expect((await later.pglite.query('select text, read from notes')).rows).toEqual([{ text: 'hers', read: false }])
  })

  test('goes on in memory where there was no room for the first word of her first visit', async () => {
    const name = crypto.randomUUID()
    const told = vi.fn<(error: unknown) => void>()
    const put = IDBObjectStore.prototype.put
    // A full browser lets it be asked for, and then gives up all of it.
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const asked = put.apply(this, given)
      if (given[1] === 'ageMs') this.transaction.abort()
      return asked
    })
    onTestFinished(() => full.mockRestore())
    const { folder: kept, pglite, renewed } = await open(name, 'first', [], told)
    await pglite.exec('create table notes (text text)')
    await kept.settled()
    expect([kept.isStopped(), renewed, told.mock.calls.length]).toEqual([true, null, 1])
    full.mockRestore()
    expect((await readMarks(await openKept(name))).snapshot).toBe(null)
  })

  test.for([
    ['the snapshot that it began with was not kept', false, next],
    ['it cannot be brought to the newer tables', true, broken],
  ] as const)('says that it begins anew where %s', async ([, isBaseKept, migration]) => {
    const name = crypto.randomUUID()
    await doesSomething(name, { isBaseKept })
    const { renewed, pglite } = await open(name, 'newer', [migration])
    expect(renewed).toBe('anew')
    expect((await pglite.query("select to_regclass('notes') as notes")).rows).toEqual([{ notes: null }])
  })
})

const snapshotBytes = async () => new Uint8Array(await readFile(process.env.HERAIA_SNAPSHOT ?? ''))

/** Compiled once: that takes longer than all the rest. */
let compiled: Promise<WebAssembly.Module> | undefined

const fail = (error: unknown): void => {
  throw error
}

async function open(name: string, build: string, migrations: Migration[] | 'out of reach', onFull = fail) {
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((file) => WebAssembly.compile(file))
  return openDatabase({
    fetched: Promise.resolve({
      engine: { wasm: await compiled, data: new Blob([await readFile(join(folder, 'pglite.data'))]) },
      snapshot: { name: build, madeAt: new Date(), bytes: await snapshotBytes() },
    }),
    kept: await openKept(name),
    onFull,
    readMigrations: async () => {
      if (migrations === 'out of reach') throw new TypeError('Failed to fetch')
      return [...(await readMigrations()), ...migrations]
    },
  })
}

async function doesSomething(name: string, { isBaseKept }: { isBaseKept: boolean }) {
  const { pglite, folder: kept, renewed } = await open(name, 'first', [])
  expect(renewed).toBe(null)
  await pglite.exec("create table notes (text text); insert into notes values ('hers')")
  await kept.settled()
  kept.stop()
  if (isBaseKept) await keepBase(await openKept(name), new Blob([await snapshotBytes()]).stream())
}

function noRoom(isFull: (store: IDBObjectStore) => boolean) {
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (isFull(this)) throw new DOMException('No room', 'QuotaExceededError')
    return put.apply(this, given)
  })
  onTestFinished(() => full.mockRestore())
  return full
}
