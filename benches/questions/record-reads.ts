import { openRecordedServer, type Statement } from '../servers/recorded-server.ts'
import { barePlaceOrder } from './place-order.ts'
import { reads } from './reads.ts'
import type { Watcher } from './watcher.ts'

/** What each read sends to the database, by these watchers, and what a bare one would. */
export async function recordReads(
  databaseUrl: string,
  watchers: readonly Watcher[],
): Promise<Record<string, Statement[][]>> {
  const server = await openRecordedServer(databaseUrl)
  const questions: Record<string, Statement[][]> = {}
  for (const [index, read] of reads.entries()) {
    const same: Statement[][] = []
    for (const [turn, watcher] of watchers.entries()) {
      const answer = await server.fetch(`/api/rpc/${read.procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${watcher.token}` },
        body: JSON.stringify({ json: read.input(watcher, turn) }),
      })
      if (!answer.ok) throw new Error(`${read.procedure}: ${answer.status} ${await answer.text()}`)
      // The session check is the server's own, once a second; the limit has no sessions.
      same.push(server.takeStatements().filter(({ sql }) => !sql.includes('auth_sessions')))
    }
    questions[`same-${index}`] = same
    if (read.bare)
      questions[`bare-${index}`] = watchers.map((watcher) => [read.bare?.(watcher)].filter((it) => it !== undefined))
  }
  questions['place-order'] = watchers.map((_, turn) => [barePlaceOrder(turn)])
  await server.close()
  return questions
}
