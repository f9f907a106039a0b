import type { ProfileSettings } from '@heraia/contract/settings'
import { type ProfileRow, showPrivacy } from '../accounts/me.view.ts'
import { withDefaults } from '../notifications/notification-settings.ts'
import { showLinks } from '../profiles/social-links.view.ts'

/** Only ever to herself. */
export const showSettings = (row: ProfileRow): ProfileSettings => ({
  version: row.settings_version,
  privacy: showPrivacy(row),
  notifications: withDefaults(row.notification_settings),
  links: showLinks(row.social_links),
})
