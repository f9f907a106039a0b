import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../context.ts'
import { firstRefreshToken, hashRefreshToken } from '../tokens/refresh-token.ts'
import { writeAudit } from '../write-audit.ts'
import { coarseNetwork } from './coarse-network.ts'
import { deviceName } from './device-name.ts'

export interface StartedSession {
  id: string
  aal: string
  amr: unknown[]
  refreshToken: string
}

/** `method` is how she proved who she is, as the `amr` claim names it; `provider` who vouched for her. */
export async function startSession(
  tx: Context,
  userId: string,
  method: string,
  provider?: string,
): Promise<StartedSession> {
  const now = tx.now()
  const id = newId(tx)
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000), ...(provider && { provider }) }]
  await tx.db
    .insertInto('auth_sessions')
    .values({
      id,
      user_id: userId,
      amr: JSON.stringify(amr),
      device: deviceName(tx.userAgent),
      network: coarseNetwork(tx.address),
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  const refreshToken = await addFirstRefreshToken(tx, id)
  await tx.db.updateTable('users').set({ last_sign_in_at: now, updated_at: now }).where('id', '=', userId).execute()
  await writeAudit(tx, { action: 'session.started', actorId: userId, subjectId: id, details: { method } })
  return { id, aal: 'aal1', amr, refreshToken }
}

/** The first of a family. */
export async function addFirstRefreshToken(tx: Context, sessionId: string): Promise<string> {
  const refreshToken = firstRefreshToken(tx.ports.random)
  await tx.db
    .insertInto('refresh_tokens')
    .values({
      id: newId(tx),
      session_id: sessionId,
      parent_id: null,
      token_hash: await hashRefreshToken(refreshToken),
      used_at: null,
      next_salt: null,
      created_at: tx.now(),
    })
    .execute()
  return refreshToken
}

const newId = (ctx: Context): string => uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10))
