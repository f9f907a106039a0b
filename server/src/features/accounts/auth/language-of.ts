import { Language } from '@heraia/contract/accounts'

/** The language of her mails: what she chose, or what her browser asks for first among ours. */
export function languageOf(metadata: Record<string, unknown>, headers: Headers): Language {
  const chosen = Language.safeParse(metadata.language)
  if (chosen.success) return chosen.data
  const asked = (headers.get('accept-language') ?? '').toLowerCase().match(/\b(?:en|es)\b/)
  return Language.safeParse(asked?.[0]).data ?? 'en'
}
