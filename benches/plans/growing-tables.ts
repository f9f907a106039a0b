import type { Tables } from '@heraia/database/tables'

/** What grows with people and what they do. A statement that reads all of one is slower every day. */
export const growingTables = [
  'users',
  'identities',
  'auth_sessions',
  'refresh_tokens',
  'one_time_tokens',
  'idempotency_keys',
  'audit_log',
  'profiles',
  'follows',
  'follow_requests',
  'blocks',
  'mutes',
  'reports',
  'presence',
  'results',
  'goals',
  'rankings',
  'media_files',
  'gallery_items',
  'gallery_likes',
  'gallery_views',
  'posts',
  'post_media',
  'post_revisions',
  'post_tags',
  'post_mentions',
  'timeline_entries',
  'timelines',
  'likes',
  'bookmarks',
  'comments',
  'conversations',
  'participants',
  'messages',
  'message_reactions',
  'notifications',
  'notification_actors',
  'person_streams',
  'person_events',
  'outbox_mails',
] as const satisfies readonly (keyof Tables)[]

export type GrowingTable = (typeof growingTables)[number]

/** These stay small whatever people do. */
export const smallTables = [
  'signing_keys',
  'media_secret',
  'merged_authors',
  'site_settings',
  'testimonials',
] as const satisfies readonly (keyof Tables)[]
