import type { PrivacySettings } from '@heraia/contract/accounts'
import type { Relation } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import { muteOf, type StandingMute } from '../../visibility/mutes.ts'
import { follows, isMinor, isThere, type ViewerId } from '../../visibility/people.ts'
import { isRestrictedBy } from '../../visibility/restrictions.ts'
import { mayFollow, mayMessage, type Standing, whenFollowed } from './profiles.policy.ts'

export interface RelationRow {
  person_id: string
  visibility: PrivacySettings['profileVisibility']
  allow_messages: PrivacySettings['allowMessages']
  is_minor: boolean
  viewer_follows: boolean
  follows_viewer: boolean
  viewer_asked: boolean
  viewer_mute: StandingMute | null
  viewer_restricts: boolean
}

/** What a query selects of `profiles as p` to show what stands between the viewer and her. */
export function relationSql(viewer: ViewerId): RawBuilder<unknown> {
  const own = sql`p.id as person_id, p.profile_visibility as visibility, p.allow_messages, ${isMinor('p')} as is_minor`
  if (viewer === null) return own
  const asked = sql`follow_requests r where r.requester_id = ${viewer}::uuid and r.target_id = p.id`
  const followsBack = sql`follows f where f.follower_id = p.id and f.followed_id = ${viewer}::uuid`
  return sql`${own}, ${follows(viewer, sql`p.id`)} as viewer_follows, ${isThere(followsBack)} as follows_viewer,
    ${isThere(asked)} as viewer_asked, ${muteOf('p', viewer)} as viewer_mute,
    ${isRestrictedBy('p', sql`${viewer}::uuid`)} as viewer_restricts`
}

/** null: nobody is signed in. */
export function showRelation(row: RelationRow, viewer: ViewerId): Relation | null {
  if (viewer === null) return null
  const standing = standingOf(row, viewer)
  return {
    isSelf: standing.isSelf,
    following: row.viewer_follows ? 'following' : row.viewer_asked ? 'requested' : 'none',
    followsMe: row.follows_viewer,
    muted: row.viewer_mute !== null,
    mutedUntil: row.viewer_mute?.until ? new Date(row.viewer_mute.until).toISOString() : null,
    restricted: row.viewer_restricts,
    mayFollow: mayFollow(standing),
    whenFollowed: whenFollowed(standing),
    mayMessage: mayMessage(standing),
  }
}

export const standingOf = (row: RelationRow, viewer: ViewerId): Standing => ({
  isSelf: row.person_id === viewer,
  visibility: row.visibility,
  allowMessages: row.allow_messages,
  isMinor: row.is_minor,
  viewerFollows: row.viewer_follows ?? false,
  followsViewer: row.follows_viewer ?? false,
})
