import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { signedInAgain } from './drive-account.ts'

/** For a while an admin lets people in: three register; one is let in, one is not, and one asks no longer. */
export async function driveJoining(
  server: RecordedServer,
  { api: { admin } }: Player,
  stranger: Player['api'],
): Promise<void> {
  const open = { mode: 'open' as const, membersInvite: false }
  const approval = { mode: 'approval' as const, membersInvite: false }
  await admin.saveSiteSettings({ values: { registration: approval }, was: { registration: open } })
  for (const name of ['Wanda', 'Wilma', 'Willa']) {
    const email = `${name.toLowerCase()}-waits@example.org`
    await server.fetch('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'secret1', data: { name, role: 'fan' } }),
    })
    const { accounts } = await signedInAgain(server, { email })
    await accounts.joinRequest()
    await accounts.sayToJoin({ words: 'I would like to play' })
    if (name === 'Willa') await accounts.withdrawJoin()
  }
  await server.runJob('tell-who-waits', {})
  const first = await admin.waitingPeople({ limit: 1 })
  const rest = await admin.waitingPeople({ ...(first.nextCursor !== null && { cursor: first.nextCursor }) })
  const [wanda, wilma] = [...first.items, ...rest.items]
  if (!wanda || !wilma) throw new Error('Not all who wait are in the queue.')
  await admin.acceptPerson({ id: wanda.id })
  await admin.declinePerson({ id: wilma.id, reason: 'It is a club of another town' })
  await server.runJobs()
  await stranger.people.search({ q: 'Wanda' })
  await admin.saveSiteSettings({ values: { registration: open }, was: { registration: approval } })
}
