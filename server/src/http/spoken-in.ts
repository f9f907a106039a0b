import { Language } from '@heraia/contract/accounts'

/** What the browser asks for first among ours. */
export function spokenIn(headers: Headers): Language {
  const asked = (headers.get('accept-language') ?? '').toLowerCase().match(/\b(?:en|es)\b/)
  return Language.safeParse(asked?.[0]).data ?? 'en'
}
