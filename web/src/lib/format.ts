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

/** Made when it is first used: the browser's own tables are slow to open. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

function makeFormat(locale: string): Format {
  const number = once(() => new Intl.NumberFormat(locale))
  const compact = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
  // Months in UTC: server and browser name the same one.
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const currencies = new Map<string, Intl.NumberFormat>()
  return {
    locale,
    number: (value) => number().format(value),
    compact: (value) => compact().format(value),
    date: (at) => date().format(new Date(at)),
    month: (at) => month().format(new Date(at)),
    time: (at) => time().format(new Date(at)),
    list: (words) => list().format(words),
    money(cents, currency) {
      const known = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
      currencies.set(currency, known)
      return known.format(cents / 100)
    },
  }
}

const made: Partial<PerLanguage<Format>> = {}

export function formatOf(language: Language): Format {
  made[language] ??= makeFormat(LOCALES[language])
  return made[language]
}
