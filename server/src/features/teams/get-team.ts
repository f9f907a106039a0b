import { isUuid } from '@heraia/contract/is-uuid'
import type { Team } from '@heraia/contract/team'
import type { Context } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { findTeam } from './find-team.ts'
import { showTeam } from './team.view.ts'

/** By what stands in its address: what is no id leads to no team. */
export async function getTeam(ctx: Context, ref: string): Promise<Team> {
  if (!isUuid(ref)) throw notFound('team')
  return showTeam(await findTeam(ctx, ref), ctx)
}
