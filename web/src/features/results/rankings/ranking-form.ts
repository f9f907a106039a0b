import type { Ranking } from '@heraia/contract/rankings'
import { COMPETITION_CATEGORIES, type CompetitionCategory } from '@heraia/contract/result-rules'
import { withScheme } from '@heraia/contract/with-scheme'

export interface RankingForm {
  scope: CompetitionCategory
  category: string
  position: string
  outOf: string
  source: string
  sourceUrl: string
  date: string
}

export type RankingProblems = Partial<
  Record<keyof RankingForm, 'required' | 'not_a_whole_number' | 'out_of_range' | 'in_future' | 'invalid_url'>
>

export const isScope = (value: string): value is CompetitionCategory =>
  COMPETITION_CATEGORIES.some((scope) => scope === value)

export const emptyRanking = (today: string): RankingForm => ({
  scope: 'national',
  ...{ category: '', position: '', outOf: '', source: '', sourceUrl: '' },
  date: today,
})

export const formOfRanking = (ranking: Ranking): RankingForm => ({
  scope: ranking.scope,
  category: ranking.category,
  position: String(ranking.position),
  outOf: ranking.outOf?.toString() ?? '',
  source: ranking.source,
  sourceUrl: ranking.sourceUrl ?? '',
  date: ranking.date,
})

/** What the API takes, or what is wrong with which box. */
export function readRanking(form: RankingForm, today: string) {
  const problems: RankingProblems = {}
  const position = wholeNumber(form.position)
  const outOf = wholeNumber(form.outOf)
  const url = withScheme(form.sourceUrl)
  if (!form.category.trim()) problems.category = 'required'
  if (!form.position.trim()) problems.position = 'required'
  else if (position === null) problems.position = 'not_a_whole_number'
  if (form.outOf.trim() && outOf === null) problems.outOf = 'not_a_whole_number'
  else if (outOf !== null && position !== null && outOf < position) problems.outOf = 'out_of_range'
  if (!form.source.trim()) problems.source = 'required'
  if (url && !/^https:\/\/[^\s/$.?#].[^\s]*$/i.test(url)) problems.sourceUrl = 'invalid_url'
  if (!form.date) problems.date = 'required'
  else if (form.date > today) problems.date = 'in_future'

  if (Object.keys(problems).length > 0 || position === null) return { problems }
  return {
    input: {
      scope: form.scope,
      category: form.category.trim(),
      position,
      outOf,
      source: form.source.trim(),
      sourceUrl: url || null,
      date: form.date,
    },
  }
}

function wholeNumber(text: string): number | null {
  const value = Number(text.trim())
  return text.trim() && Number.isInteger(value) && value >= 1 ? value : null
}
