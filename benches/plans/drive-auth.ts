import type { Player } from '@heraia/hosts/test/season'
import { serviceToken } from '@heraia/hosts/test/service-token'
import { OPERATOR_SECRET, type RecordedServer } from '../servers/recorded-server.ts'
import { authOf } from './ask-auth.ts'
import { driveChanges } from './drive-changes.ts'
import { driveFactors } from './drive-factors.ts'
import { driveMails } from './drive-mails.ts'
import { driveOperator } from './drive-operator.ts'
import { driveOrganisation } from './drive-organisation.ts'
import { drivePasskeys } from './drive-passkeys.ts'
import { drivePhone } from './drive-phone.ts'
import { driveProvider } from './drive-provider.ts'
import { driveWallet } from './drive-wallet.ts'

/** What the auth endpoints can be asked, by somebody who looks after her account and by a program of the operator. */
export async function driveAuth(server: RecordedServer, mira: Player): Promise<void> {
  const auth = authOf(server)
  const operator = await serviceToken(OPERATOR_SECRET)
  for (const path of ['/settings', '/health', '/.well-known/jwks.json']) await auth.ask('GET', path)
  await driveMails(server, auth, { operator, email: mira.email })
  await drivePhone(server, auth)
  await driveChanges(server, auth, { operator, email: mira.email })
  await drivePasskeys(server, auth, { operator, ...mira })
  await driveFactors(server, auth, { operator, ...mira })
  await driveWallet(server, auth)
  await driveProvider(server, auth, { operator, email: mira.email })
  await driveOrganisation(auth, operator)
  await driveOperator(auth, operator, mira)
}
