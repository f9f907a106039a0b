import type { NoticeTopic } from '@heraia/contract/settings'

/** In the order of the screen; settings-texts has a name for each, and notice-topics.test.ts compares the contract. */
export const TOPICS = [
  'newFollowers',
  'messages',
  'mentions',
  'comments',
  'likes',
  'achievements',
  'teams',
  'competitions',
  'marketplace',
] as const satisfies readonly NoticeTopic[]
