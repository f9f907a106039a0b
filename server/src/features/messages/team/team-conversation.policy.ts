import type { TeamRole } from '@heraia/contract/team'

/** Who runs or coaches a team starts its conversation; nobody under 18 does. */
export const mayStart = ({ role, isMinor }: { role: TeamRole | null; isMinor: boolean }): boolean =>
  !isMinor && role !== null && role !== 'player'

/** No adult is alone with minors where nobody else reads along: a second one must be in it before anybody writes. */
export const mayWriteAmong = ({ adults, minors }: { adults: number; minors: number }): boolean =>
  minors === 0 || adults !== 1
