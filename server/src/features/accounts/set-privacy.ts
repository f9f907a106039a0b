import type { Me, PrivacySettings } from '@heraia/contract/accounts'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { readMe } from './read-me.ts'

export const setPrivacy = (ctx: SignedIn, settings: PrivacySettings): Promise<Me> =>
  inTransaction(ctx, async (tx) => {
    await tx.db.selectFrom('profiles').select('id').where('id', '=', tx.viewer.id).forUpdate().execute()
    const before = await readMe(tx)
    await tx.db
      .updateTable('profiles')
      .set({
        profile_visibility: settings.profileVisibility,
        stats_visibility: settings.statsVisibility,
        media_visibility: settings.mediaVisibility,
        contact_info: settings.contactInfo,
        show_online_status: settings.showOnlineStatus,
        show_in_search: settings.showInSearch,
        allow_messages: settings.allowMessages,
        read_receipts: settings.readReceipts,
        updated_at: tx.now(),
      })
      .where('id', '=', tx.viewer.id)
      .execute()
    await announce(tx, 'privacy.changed', { personId: tx.viewer.id, before: before.privacy, after: settings })
    return readMe(tx)
  })
