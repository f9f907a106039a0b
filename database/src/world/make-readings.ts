import type { Insertable } from 'kysely'
import type { ArticleReadingsTable } from '../tables/article-readings.ts'
import type { Chance } from './chance.ts'
import { daysBefore, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

/** Articles of content/learn. */
const ARTICLES = ['warm-up', 'pressure', 'sport-cv', 'eating-enough', 'first-sponsor']

/** The demo athlete, and every third person, have saved articles and begun to read. */
export const makeReadings = (
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
): Insertable<ArticleReadingsTable>[] =>
  people
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ profile }) =>
      ARTICLES.filter(() => chance.is(0.6)).map((name) => {
        const isSaved = chance.is(0.5)
        const at = daysBefore(makings.now, 1 + 30 * chance.next())
        const reached = isSaved && chance.is(0.5) ? 0 : 10 * Math.ceil(10 * chance.next())
        return { person_id: profile.id, name, saved_at: isSaved ? at : null, reached, read_at: at }
      }),
    )
