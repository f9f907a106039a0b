import type { Team } from '@heraia/contract/team'
import type { Context } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { findTeam } from './find-team.ts'
import { showTeam } from './team.view.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** By what stands in its address: what is no id leads to no team. */
export async function getTeam(ctx: Context, ref: string): Promise<Team> {
  if (!UUID.test(ref)) throw notFound('team')
  return showTeam(await findTeam(ctx, ref), ctx)
}
