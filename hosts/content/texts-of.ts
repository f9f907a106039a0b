import type { Texts } from '@heraia/server/ports'
import type { Library } from './library.ts'

/** Terms without a day in their head count as those of the specification. */
const FIRST_TERMS = '2024-03-15'

export const textsOf = (library: () => Library): Texts => ({
  termsVersion: async () => library().page('terms', 'en')?.updated ?? FIRST_TERMS,
  hasArticle: async (name) => library().names.includes(`learn/${name}`),
})
