import { MessageId } from '@heraia/contract/ids'
import { clock } from '@heraia/hosts/node/clock'
import { season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { openTestDatabase } from '@heraia/hosts/test/test-database'
import { afterAll, expect, test } from 'vitest'
import { openRecordedServer } from '../servers/recorded-server.ts'

const database = await openTestDatabase('postgres')
const server = await openRecordedServer(database.url ?? '')
afterAll(async () => {
  await server.close()
  await database.close()
})
const { joins, newId } = season({ fetch: server.fetch, siteUrl: server.siteUrl, clock })
const { founds, joinsTeam } = teamsOf(newId)

/** How many statements her message takes, for a team of so many others who all have devices and hear by mail. */
async function statementsFor(others: number): Promise<string[]> {
  const mira = await joins('Mira López')
  const team = await founds(mira)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  for (let n = 0; n < others; n++) {
    const other = await joins(`Eva ${n}`)
    await joinsTeam(other, mira, team)
    await other.api.messages.answerRequest({ id, accept: true })
    const endpoint = `https://fcm.googleapis.com/${other.id}`
    await other.api.notifications.subscribePush({ endpoint, p256dh: 'key', auth: 'secret' })
  }
  // What they heard until now is mailed and pushed, so that all of it is planned anew.
  server.passes({ days: 1 / 48 })
  await server.runJobs()
  server.takeStatements()
  await mira.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Training at six' })
  const taken = server.takeStatements()
  const notices = taken.filter(({ sql }) => /insert into (notice_mails|notice_pushes|waiting_jobs)/.test(sql))
  // Both are planned, and the jobs of both.
  expect(notices.length).toBeGreaterThanOrEqual(4)
  return taken.map(({ sql }) => sql)
}

test('a message to a team takes as many statements for seven as for two', async () => {
  expect((await statementsFor(7)).length).toBe((await statementsFor(2)).length)
})

test('whether the server is ready is asked of the database once, however many want to know', async () => {
  server.passes({ days: 1 / 48 })
  server.takeStatements()
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.fetch('/readyz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(server.takeStatements()).toHaveLength(1)
})
