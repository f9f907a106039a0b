import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { engineOfThisRun, openTestDatabase } from '../../test/test-database.ts'
import { lendsConnections, takeTurns } from './lends-connections.ts'
import { connectionOptions } from './postgres.ts'

describe.runIf(engineOfThisRun() === 'postgres')('where the address of a database leads', () => {
  test('to a connection for each who connects', async () => {
    const { url, close } = await openTestDatabase()
    expect(await lendsConnections(url ?? '')).toBe(false)
    await close()
  })

  test('to turns of one connection, or to another one each time', async () => {
    const { url, close } = await openTestDatabase()
    const [one, other] = [new pg.Client(connectionOptions(url ?? '')), new pg.Client(connectionOptions(url ?? ''))]
    for (const client of [one, other]) await client.connect()
    expect(await takeTurns(one, other)).toBe(false)
    expect(await takeTurns(one, one)).toBe(true)
    let asked = 0
    const anybodys = { query: (text: string) => (++asked % 2 ? one : other).query(text) } as Pick<pg.Client, 'query'>
    const third = new pg.Client(connectionOptions(url ?? ''))
    await third.connect()
    expect(await takeTurns(anybodys, third)).toBe(true)
    for (const client of [one, other, third]) await client.end()
    await close()
  })
})
