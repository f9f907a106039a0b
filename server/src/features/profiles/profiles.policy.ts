import type { PrivacySettings } from '@heraia/contract/accounts'
import type { WhenFollowed } from '@heraia/contract/person'

/** What stands between a viewer and a person, as far as rules care. */
export interface Standing {
  isSelf: boolean
  visibility: PrivacySettings['profileVisibility']
  allowMessages: PrivacySettings['allowMessages']
  isMinor: boolean
  viewerFollows: boolean
  followsViewer: boolean
}

/** A `private` profile is hers alone; who followed before may stay. */
export const mayFollow = (to: Standing): boolean => !to.isSelf && (to.visibility !== 'private' || to.viewerFollows)

/** She is asked before somebody follows: minors always, adults whose profile is for followers. */
export const asksFirst = (to: Pick<Standing, 'visibility' | 'isMinor'>): boolean =>
  to.visibility !== 'public' || to.isMinor

/** Also for who follows her now: what becomes of it when she stops and wants to come back. */
export function whenFollowed(to: Standing): WhenFollowed {
  if (to.isSelf || to.visibility === 'private') return 'refused'
  return asksFirst(to) ? 'asks' : 'follows'
}

/** `followers`: people who follow her. To a minor only people whom she follows may write. */
export const mayMessage = (to: Standing): boolean =>
  !to.isSelf &&
  to.allowMessages !== 'none' &&
  (to.allowMessages === 'everyone' || to.viewerFollows) &&
  (!to.isMinor || to.followsViewer)
