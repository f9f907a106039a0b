import type { Language, Me } from '@heraia/contract/accounts'
import type { SignedIn } from '../../context.ts'
import { readMe } from './read-me.ts'

/** The language of her screens and mails, on all her devices. */
export async function setLanguage(ctx: SignedIn, { language }: { language: Language }): Promise<Me> {
  await ctx.db
    .updateTable('profiles')
    .set({ language, updated_at: ctx.now() })
    .where('id', '=', ctx.viewer.id)
    .execute()
  return readMe(ctx)
}
