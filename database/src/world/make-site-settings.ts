import type { Insertable } from 'kysely'
import type { SiteSettingsTable } from '../tables/site-settings.ts'

const DAY_MS = 86_400_000

/** No outlet is called so, and the addresses are those that stand for examples everywhere. */
const written = [
  {
    outlet: 'The Sample Times',
    title: 'A place where results of women come first',
    url: 'https://example.com/results-come-first',
    language: 'en',
    daysAgo: 12,
  },
  {
    outlet: 'Diario de Muestra',
    title: 'Las atletas que se encuentran entre entrenamientos',
    url: 'https://example.com/entre-entrenamientos',
    language: 'es',
    daysAgo: 31,
  },
  {
    outlet: 'Sample Sports Radio',
    title: 'From the village club to the first sponsor',
    url: 'https://example.com/first-sponsor',
    language: 'en',
    daysAgo: 58,
  },
] as const

/** That the people here are made up, and what was made up about the site; marked as such wherever it is shown. */
export const makeSiteSettings = (now: Date): Insertable<SiteSettingsTable>[] => [
  { key: 'samples', value: 'true', updated_at: now },
  {
    key: 'coverage',
    value: JSON.stringify(
      written.map(({ daysAgo, ...one }) => ({
        ...one,
        published: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
        sample: true,
      })),
    ),
    updated_at: now,
  },
]
