import type { Context } from '../../../../context.ts'
import { metadataOf } from '../auth-request.ts'

/** One level deep; null takes a key away. */
export async function mergeMetadata(tx: Context, userId: string, said: Record<string, unknown>): Promise<void> {
  if (Object.keys(said).length === 0) return
  const row = await tx.db
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const merged = Object.entries({ ...row.user_metadata, ...said }).filter(([, value]) => value !== null)
  const metadata = metadataOf({ data: Object.fromEntries(merged) })
  await tx.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: tx.now() })
    .where('id', '=', userId)
    .execute()
}
