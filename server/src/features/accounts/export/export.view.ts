import type { AccountExport } from '@heraia/contract/account-data'
import { ExportId } from '@heraia/contract/ids'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import { signedAddress } from '../../../files/signed-address.ts'
import { exportPath, failedBefore } from './export-files.ts'

/** For so long a shown address works; the list makes new ones. */
const ADDRESS_MS = 3_600_000

/** Its address is signed, for a browser sends no token with what it saves. */
export async function showExport(ctx: Context, row: Selectable<Tables['account_exports']>): Promise<AccountExport> {
  const isReady = row.state === 'ready'
  const isLate = row.state === 'waiting' && row.asked_at <= failedBefore(ctx.now())
  const until = new Date(Math.min(row.expires_at.getTime(), ctx.now().getTime() + ADDRESS_MS))
  return {
    id: ExportId.parse(row.id),
    state: isLate ? 'failed' : row.state,
    askedAt: row.asked_at.toISOString(),
    bytes: isReady ? row.bytes : null,
    url: isReady ? await signedAddress(ctx.ports, exportPath(row.id), until) : null,
    expiresAt: isReady ? row.expires_at.toISOString() : null,
  }
}
