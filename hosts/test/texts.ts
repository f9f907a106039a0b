import type { Texts } from '@heraia/server/ports'

export interface TextsInTest extends Texts {
  /** The operator writes other terms. */
  setTerms(day: string): void
}

const ARTICLES = ['warm-up', 'pressure', 'sport-cv']

export function textsInTest(): TextsInTest {
  let terms = '2024-03-15'
  return {
    termsVersion: async () => terms,
    hasArticle: async (name) => ARTICLES.includes(name),
    setTerms: (day) => {
      terms = day
    },
  }
}
