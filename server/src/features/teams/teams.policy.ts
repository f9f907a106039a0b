import { TeamRole, type TeamStanding } from '@heraia/contract/team'

/** What she is to a team, as far as rules care. */
export interface TeamAccess {
  state: TeamStanding['state']
  role: TeamRole | null
  /** Under 18: whatever she is in a team, she does not run it. */
  isMinor: boolean
  /** The owner's account was closed or deleted, or she is under 18. */
  ownerGone: boolean
}

const isMember = ({ state }: TeamAccess): boolean => state === 'member'

export const isOwner = (she: TeamAccess): boolean => isMember(she) && she.role === 'owner'

/** Edit it, invite and answer, post for it, offer roles. */
export const mayManage = (she: TeamAccess): boolean =>
  !she.isMinor && isMember(she) && (she.role === 'owner' || she.role === 'manager')

export const mayAsk = (she: TeamAccess): boolean => she.state === 'none' || she.state === 'invited'

/** A team has an owner as long as there is a team. */
export const mayLeave = (she: TeamAccess): boolean => isMember(she) && !isOwner(she)

/** A team that nobody owns any more is not stuck. */
export const mayTakeOver = (she: TeamAccess): boolean => she.ownerGone && mayManage(she) && !isOwner(she)

/** The owner chooses managers; managers look after coaches and players. Nobody touches the owner. */
export const mayGive = (she: TeamAccess, role: TeamRole): boolean =>
  role !== 'owner' && mayManage(she) && (isOwner(she) || role !== 'manager')

/** Whose places she may end, her own aside. */
export const endableRoles = (she: TeamAccess): TeamRole[] => TeamRole.options.filter((role) => mayGive(she, role))

/** Another member's role or place. */
export const mayChange = (she: TeamAccess, member: { role: TeamRole; isSelf: boolean }): boolean =>
  !member.isSelf && mayGive(she, member.role)
