import 'fake-indexeddb/auto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { openPglite } from '../../pglite.ts'
import { engineOfThisRun } from '../../test/test-database.ts'
import { openKept } from '../kept-store.ts'
import { readChanges } from './kept-changes.ts'
import { keptFolder } from './kept-folder.ts'
import { readTar } from './read-tar.ts'
import { writeTar } from './write-tar.ts'

const snapshot = async () => readTar(new Uint8Array(await readFile(process.env.HERAIA_SNAPSHOT ?? '')))

describe.runIf(engineOfThisRun() === 'pglite')('the database of a browser', { timeout: 120_000 }, () => {
  test('is there again after the worker was killed, with the last change and without the one that was not done', async () => {
    const name = crypto.randomUUID()
    const first = await open(name)
    await first.pglite.exec('create table notes (id int primary key, text text)')
    for (const round of [1, 2, 3]) {
      await first.pglite.query('insert into notes select n, repeat($1, 300) from generate_series($2::int, $3::int) n', [
        'word ',
        round * 1000,
        round * 1000 + 500,
      ])
      await first.folder.settled()
      // Moves pages from memory to files, and cuts and removes some.
      if (round === 2) {
        await first.pglite.exec('vacuum full notes')
        await first.pglite.exec('checkpoint')
      }
    }
    await first.pglite.exec('delete from notes where id = 1000')
    await first.folder.settled()
    // Nothing is closed: the worker is just gone.
    first.folder.stop()

    const second = await open(name)
    expect((await second.pglite.query('select count(*)::int as count from notes')).rows).toEqual([{ count: 1502 }])
    await second.pglite.exec('begin; delete from notes')
    await second.folder.settled()
    second.folder.stop()

    const third = await open(name)
    expect((await third.pglite.query('select count(*)::int as count from notes')).rows).toEqual([{ count: 1502 }])
    expect((await third.pglite.query('select count(*)::int > 20 as many from migrations')).rows).toEqual([
      { many: true },
    ])
  })

  test('stays as it was when there is no room left, keeps nothing of what it could write only half, and says so once', async () => {
    const name = crypto.randomUUID()
    const first = await open(name)
    await first.pglite.exec('create table notes (id int); insert into notes values (1)')
    await first.folder.settled()
    const before = await readChanges(first.kept)
    const put = IDBObjectStore.prototype.put
    let puts = 0
    const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'blocks') puts += 1
      if (puts > 1) throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, given)
    })
    await first.pglite.exec('insert into notes select * from generate_series(2, 2000)')
    await first.folder.settled()
    failing.mockRestore()
    await first.pglite.exec('insert into notes values (2001)')
    await first.folder.settled()
    expect(puts).toBeGreaterThan(1)
    expect(first.failures).toHaveLength(1)
    expect(await readChanges(first.kept)).toEqual(before)
    expect((await (await open(name)).pglite.query('select id from notes')).rows).toEqual([{ id: 1 }])
  })

  async function open(name: string) {
    const kept = await openKept(name)
    const failures: unknown[] = []
    const folder = keptFolder(await snapshot(), kept, (error) => failures.push(error))
    const { pglite } = await openPglite({ fs: folder.fs })
    return { folder, pglite, kept, failures }
  }
})

test('an archive comes back as it was written', () => {
  const archive = {
    folders: ['/base', '/base/5'],
    files: [
      { path: '/PG_VERSION', bytes: new TextEncoder().encode('18\n') },
      { path: '/base/5/1259', bytes: new Uint8Array(8192).fill(7) },
      { path: '/base/5/empty', bytes: new Uint8Array() },
    ],
  }
  expect(readTar(writeTar(archive))).toEqual(archive)
})
