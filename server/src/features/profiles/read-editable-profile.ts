import type { EditableProfile } from '@heraia/contract/profiles'
import type { SignedIn } from '../../context.ts'
import { editableColumns, showEditable } from './editable-profile.view.ts'

export async function readEditableProfile(ctx: SignedIn): Promise<EditableProfile> {
  const row = await ctx.db
    .selectFrom('profiles')
    .select(editableColumns)
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  return showEditable(row)
}
