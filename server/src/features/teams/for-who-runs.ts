import type { TeamId } from '@heraia/contract/ids'
import type { SignedIn } from '../../context.ts'
import { findTeam } from './find-team.ts'
import type { TeamRow } from './team.view.ts'
import { holdManaged, managed } from './teams.queries.ts'

/** The team, for what later features do in its name: refused unless she runs it. Locked in a transaction. */
export const teamSheRuns = async (ctx: SignedIn, id: TeamId): Promise<TeamRow> =>
  ctx.db.isTransaction ? holdManaged(ctx, id) : managed(await findTeam(ctx, id))
