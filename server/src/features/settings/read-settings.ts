import type { ProfileSettings } from '@heraia/contract/settings'
import type { SignedIn } from '../../context.ts'
import { showSettings } from './settings.view.ts'

export const readSettings = async (ctx: SignedIn): Promise<ProfileSettings> =>
  showSettings(
    await ctx.db.selectFrom('profiles').selectAll().where('id', '=', ctx.viewer.id).executeTakeFirstOrThrow(),
  )
