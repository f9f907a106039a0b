import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { signedInAgain } from './drive-account.ts'

/** Days pass, and the clock's jobs come: what has a term ends, and what waited goes out. */
export async function driveLater(server: RecordedServer, mira: Player): Promise<void> {
  for (const days of [0, 1, 8, 31, 61]) {
    server.passes({ days })
    await server.runJobs()
    for (const job of server.scheduled) await server.runJob(job, {})
    await server.runJobs()
  }
  const { marketplace, settings } = await signedInAgain(server, mira)
  const [expired] = (await marketplace.mine({ state: 'expired' })).items
  if (expired) await marketplace.renew({ id: expired.id })
  const stopUrl = server.mails.find((mail) => mail.stopUrl)?.stopUrl ?? ''
  await settings.stopMails({ token: stopUrl.split('/').at(-1) ?? '' })
  await server.fetch(stopUrl, { method: 'POST' })
}
