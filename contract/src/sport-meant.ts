import { fold } from './fold.ts'
import { SPORTS } from './sports.ts'
import { SHORT_IN_SPANISH, SPORTS_IN_SPANISH } from './sports-in-spanish.ts'

const inSpanish = new Map(SPORTS.map((sport) => [fold(SPORTS_IN_SPANISH[sport]), sport]))
const inEitherLanguage = new Map<string, string>([
  ...inSpanish,
  ...Object.entries(SHORT_IN_SPANISH),
  ...SPORTS.map((sport) => [fold(sport), sport] as const),
])

/** The catalogue's sport that she named in either language, as it is stored; her own words where it has none. */
export const sportMeant = (words: string): string => inEitherLanguage.get(fold(words)) ?? words

/** From so many letters on a beginning says which sport is meant, and is hardly that of a name. */
const BEGINNING = 5

/**
 * The sports, folded as they are stored, whose Spanish name is this folded term, or begins with it: what a search for
 * "baloncesto" looks for besides the word itself.
 */
export const sportsInSpanish = (term: string): string[] =>
  [...inSpanish]
    .filter(([name]) => name === term || (term.length >= BEGINNING && name.startsWith(term)))
    .map(([, sport]) => fold(sport))
