import type { SPORTS } from '@heraia/contract/sports'
import { SPORTS_IN_SPANISH } from '@heraia/contract/sports-in-spanish'
import type { Language } from '../lib/languages.ts'
import { useLocale } from '../lib/locale.tsx'

const isListed = (sport: string): sport is (typeof SPORTS)[number] => Object.hasOwn(SPORTS_IN_SPANISH, sport)

/** A sport in her language; one that somebody wrote herself stays as she wrote it. */
export const sportIn = <Sport extends string | null | undefined>(language: Language, sport: Sport): Sport | string =>
  language === 'es' && sport && isListed(sport) ? SPORTS_IN_SPANISH[sport] : sport

/** In the language of this place. */
export function useSportName(): <Sport extends string | null | undefined>(sport: Sport) => Sport | string {
  const { language } = useLocale()
  return (sport) => sportIn(language, sport)
}

/** The sports of the catalogue by their names in a language, in the order of its alphabet; `value` is what is stored. */
export function sportChoices(language: Language): { value: string; label: string }[] {
  const choices = Object.keys(SPORTS_IN_SPANISH).map((value) => ({ value, label: sportIn(language, value) }))
  return choices.sort((one, other) => one.label.localeCompare(other.label, language))
}

export const useSportChoices = () => sportChoices(useLocale().language)
