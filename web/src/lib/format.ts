import { type Language, LOCALES, type PerLanguage } from './languages.ts'

export interface Format {
  locale: string
  number: (value: number) => string
  /** 12K: for figures where the last digits say nothing. */
  compact: (value: number) => string
  date: (at: string | Date) => string
  /** Month and year: "Joined March 2024". */
  month: (at: string | Date) => string
  time: (at: string | Date) => string
  list: (words: string[]) => string
  /** Integer cents and an ISO currency code. */
  money: (cents: number, currency: string) => string
}

function makeFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  // Months in UTC: server and browser name the same one.
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    locale,
    number: number.format,
    compact: compact.format,
    date: (at) => date.format(new Date(at)),
    month: (at) => month.format(new Date(at)),
    time: (at) => time.format(new Date(at)),
    list: (words) => list.format(words),
    money: (cents, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
  }
}

const made: Partial<PerLanguage<Format>> = {}

export function formatOf(language: Language): Format {
  made[language] ??= makeFormat(LOCALES[language])
  return made[language]
}
