import type { Language, Me } from '@heraia/contract/accounts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { keepLanguage } from './profile/keep-language.ts'
import { readMe } from './read-me.ts'

/** The language of her screens and mails, on all her devices. */
export const setLanguage = (ctx: SignedIn, { language }: { language: Language }): Promise<Me> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    await tx.db.updateTable('profiles').set({ language, updated_at: tx.now() }).where('id', '=', id).execute()
    await keepLanguage(tx, id, language)
    return readMe(tx)
  })
