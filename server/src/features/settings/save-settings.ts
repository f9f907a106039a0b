import type { Me, PrivacySettings } from '@heraia/contract/accounts'
import type { ProfileSettings, SettingsChosen } from '@heraia/contract/settings'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { hidePresence } from '../../live/hide-presence.ts'
import { showPresence } from '../../live/show-presence.ts'
import { tell } from '../../live/tell.ts'
import { conflict } from '../../refused.ts'
import { readMe } from '../accounts/read-me.ts'
import { planAnew } from '../notifications/plan-anew.ts'
import { planLinkChecks } from '../profiles/links/plan-link-checks.ts'
import { sameLinks } from '../profiles/social-links.view.ts'
import { readSettings } from './read-settings.ts'
import { showSettings } from './settings.view.ts'

interface Saved {
  settings: ProfileSettings
  me: Me
}

/** All of them at once, if nobody saved them since they were loaded. Her other tabs learn of it. */
export const saveSettings = (ctx: SignedIn, said: SettingsChosen): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const me = tx.viewer.id
    const before = await lockOwn(tx)
    const filter = said.notifications.filter ?? before.notifications.filter
    const chosen = { ...said, notifications: { ...said.notifications, filter } }
    if (before.version !== chosen.version) throw conflict('edited_elsewhere', 'It was saved somewhere else meanwhile.')
    if (before.privacy.showOnlineStatus && !chosen.privacy.showOnlineStatus) await hidePresence(tx, me)
    await store(tx, chosen, !sameLinks(before.links, chosen.links))
    if (!before.privacy.showOnlineStatus && chosen.privacy.showOnlineStatus) await showPresence(tx, me)
    await planAnew(tx, me, { before: before.notifications, after: chosen.notifications })
    await planLinkChecks(tx, me, { before: before.links, after: chosen.links })
    await tell(tx, [me], 'profile.changed', { personId: me })
    if (!sameLinks(before.links, chosen.links)) await announce(tx, 'profile.changed', { personId: me })
    await announce(tx, 'privacy.changed', { personId: me, before: before.privacy, after: chosen.privacy })
    return { settings: await readSettings(tx), me: await readMe(tx) }
  })

async function lockOwn(tx: SignedIn): Promise<ProfileSettings> {
  const row = await tx.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', tx.viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return showSettings(row)
}

/** Links stand in the profile's editor too: what is being edited there is old then. */
const store = (tx: SignedIn, { privacy, notifications, links }: ProfileSettings, linksChanged: boolean) =>
  tx.db
    .updateTable('profiles')
    .set({
      ...privacyColumns(privacy),
      notification_settings: JSON.stringify(notifications),
      social_links: JSON.stringify(links),
      settings_version: sql`settings_version + 1`,
      ...(linksChanged ? { version: sql<number>`version + 1` } : {}),
      updated_at: tx.now(),
    })
    .where('id', '=', tx.viewer.id)
    .execute()

const privacyColumns = (privacy: PrivacySettings) => ({
  profile_visibility: privacy.profileVisibility,
  stats_visibility: privacy.statsVisibility,
  media_visibility: privacy.mediaVisibility,
  contact_info: privacy.contactInfo,
  follows_visibility: privacy.followLists,
  show_online_status: privacy.showOnlineStatus,
  show_in_search: privacy.showInSearch,
  allow_messages: privacy.allowMessages,
  read_receipts: privacy.readReceipts,
})
