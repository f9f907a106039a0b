import { Language } from '@heraia/contract/accounts'
import { spokenIn } from '../../../http/spoken-in.ts'

/** The language of her mails: what she chose, or what her browser asks for first among ours. */
export const languageOf = (metadata: Record<string, unknown>, headers: Headers): Language =>
  Language.safeParse(metadata.language).data ?? spokenIn(headers)
