import { readFile } from 'node:fs/promises'
import { saveWorld } from '@heraia/database/world/save-world'
import { describe, expect, onTestFinished, test } from 'vitest'
import { madeWorld } from '../../made-world.ts'
import { openPglite } from '../../pglite.ts'
import { engineOfThisRun } from '../../test/test-database.ts'
import { moveToToday } from './move-to-today.ts'

const DAY_MS = 86_400_000

describe.runIf(engineOfThisRun() === 'pglite')('the made-up world', () => {
  test('ends today, however old its snapshot is, and stays what it was otherwise', async () => {
    const made = new Date('2026-01-10T12:00:00Z')
    const now = new Date(made.getTime() + 40 * DAY_MS)
    const { pglite, db } = await openPglite({
      loadDataDir: new Blob([await readFile(process.env.HERAIA_SNAPSHOT ?? '')]),
    })
    onTestFinished(() => pglite.close())
    await saveWorld(db, madeWorld(made, 'nobody signs in'))
    const look = async () =>
      (
        await pglite.query<{ post: Date; day: string; people: number; born: string | null }>(`
          select (select max(created_at) from posts) as post, (select max(held_on) from results)::text as day,
            (select count(*)::int from profiles) as people, (select max(date_of_birth) from profiles)::text as born`)
      ).rows[0]
    const before = await look()
    await moveToToday(pglite, made, now)
    const after = await look()
    expect(after?.post.getTime()).toBe((before?.post.getTime() ?? 0) + 40 * DAY_MS)
    expect(Date.parse(after?.day ?? '')).toBe(Date.parse(before?.day ?? '') + 40 * DAY_MS)
    expect({ people: after?.people, born: after?.born }).toEqual({ people: before?.people, born: before?.born })
    await moveToToday(pglite, now, new Date(now.getTime() + 60_000))
    expect(await look()).toEqual(after)
  })
})
