import type { ProofLevel } from '@heraia/contract/achievements'
import type { Role } from '@heraia/contract/roles'
import type { Viewer } from '../../context.ts'

/** What rules care about in an achievement. */
export interface AchievementStanding {
  ownerId: string
  isConfirmed: boolean
  /** null beside `isConfirmed`: the staff. */
  confirmedBy: string | null
  requestOf: string | null
  requestState: 'open' | 'declined' | null
}

const isOwner = (viewer: Viewer, achievement: AchievementStanding) => viewer.id === achievement.ownerId

export const mayEdit = (viewer: Viewer | null, achievement: AchievementStanding): boolean =>
  viewer !== null && isOwner(viewer, achievement)

export const mayAsk = (viewer: Viewer | null, achievement: AchievementStanding): boolean =>
  mayEdit(viewer, achievement) && !achievement.isConfirmed && achievement.requestState !== 'open'

/** Whom she named, or the staff where she named nobody; never herself, staff or not. */
export const mayAnswer = (viewer: Viewer | null, achievement: AchievementStanding): boolean =>
  viewer !== null &&
  !isOwner(viewer, achievement) &&
  achievement.requestState === 'open' &&
  (achievement.requestOf === null ? viewer.isAdmin : achievement.requestOf === viewer.id)

/** Who confirmed it, and the staff; never its owner. */
export const mayRevoke = (viewer: Viewer | null, achievement: AchievementStanding): boolean =>
  viewer !== null &&
  !isOwner(viewer, achievement) &&
  achievement.isConfirmed &&
  (viewer.isAdmin || viewer.id === achievement.confirmedBy)

/** Whose word counts for more than her own. */
export const mayConfirm = (role: Role): boolean => role === 'club' || role === 'federation' || role === 'coach'

export function levelOf({ isConfirmed, evidence }: { isConfirmed: boolean; evidence: number }): ProofLevel {
  if (isConfirmed) return 'confirmed'
  return evidence > 0 ? 'evidence' : 'self-reported'
}
