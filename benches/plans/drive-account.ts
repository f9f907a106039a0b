import { apiFor, type Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

/** Somebody looks after her account, has her archive made, and leaves; she changes her mind once. */
export async function driveAccount(server: RecordedServer, leaving: Player, friend: Player): Promise<void> {
  const { accounts } = leaving.api
  const { nextCursor } = await accounts.securityEvents({ limit: 1 })
  await accounts.securityEvents({ limit: 20, ...(nextCursor !== null && { cursor: nextCursor }) })
  await accounts.emailChange()
  await accounts.cancelEmailChange()
  await accounts.newAccount()
  await accounts.askExport()
  await server.runJobs()
  const { items } = await accounts.exports()
  await server.fetch(items[0]?.url ?? '/')
  await friend.posts('A post that she comments').then((post) => leaving.comments(post, 'Well done'))
  await accounts.deletion()
  await accounts.leave({ password: 'secret1' })
  await (await signedInAgain(server, leaving)).accounts.keep()
  await (await signedInAgain(server, leaving)).accounts.leave({ password: 'secret1' })
  await server.endGrace(leaving.id)
  await server.runJob('erase-due-accounts', {})
  await server.runJobs()
}

/** What she may call from now on. */
export async function signedInAgain(server: RecordedServer, { email }: Pick<Player, 'email'>) {
  const response = await server.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret1' }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  return apiFor({ fetch: server.fetch, siteUrl: server.siteUrl }, access_token)
}
