import { Language } from '@heraia/contract/accounts'
import { sql } from 'kysely'

/**
 * The language of a mail or message to her: what she chose, else what the request that causes it asks for, else what her
 * browser did when she last signed in. `asked` null: no request of hers causes it.
 */
export const languageOf = (
  { user_metadata, speaks }: { user_metadata: Record<string, unknown>; speaks?: Language | null },
  asked: Language | null,
): Language => Language.safeParse(user_metadata.language).data ?? asked ?? speaks ?? 'en'

/** The same for the profile `p` of `users u` where no request of hers causes it. */
export const languageOfPerson = sql<Language>`coalesce(p.language, u.speaks, 'en')`
