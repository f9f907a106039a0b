import { authElsewhere } from '@heraia/hosts/test/auth-elsewhere'
import { apiFor } from '@heraia/hosts/test/season'
import { openRecordedServer, type Statement } from '../servers/recorded-server.ts'

const registration = { role: 'fan', termsVersion: '2024-03-15' } as const

/** What a server asks its database where another one signs people in (AUTH_URL): who comes, and with which address. */
export async function driveElsewhere(databaseUrl: string): Promise<Statement[]> {
  const other = await authElsewhere()
  const server = await openRecordedServer(databaseUrl, null, { authUrl: other.url })
  const comesAs = async (id: string, email: string) => {
    server.passes({ days: 1 / 1440 })
    return apiFor(server, await other.signs(id, email, server.now()))
  }
  const [ana, eva] = [crypto.randomUUID(), crypto.randomUUID()]
  await (await comesAs(ana, 'ana@elsewhere.example')).accounts.createProfile({ ...registration, name: 'Ana Ruiz' })
  const taking = await comesAs(eva, 'ana@elsewhere.example')
  await taking.accounts.createProfile({ ...registration, name: 'Eva Sanz' })
  const moved = await comesAs(ana, 'ana.ruiz@elsewhere.example')
  await moved.accounts.me()
  await moved.feed.timeline({})
  const taken = server.takeStatements()
  await server.close()
  await other.close()
  return taken
}
