import type { Language } from '@heraia/contract/accounts'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** Mails and messages about her account read it from the user: some are sent before she has a profile. */
export const keepLanguage = async (tx: Context, userId: string, language: Language): Promise<void> =>
  void (await tx.db
    .updateTable('users')
    .set({ user_metadata: sql`user_metadata || jsonb_build_object('language', ${language}::text)` })
    .where('id', '=', userId)
    .execute())
