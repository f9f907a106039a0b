/** The languages that the product is written in. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type PerLanguage<Value> = Record<Language, Value>

/** Of the locale's dates, numbers and currencies. */
export const LOCALES: PerLanguage<string> = { en: 'en-US', es: 'es-ES' }

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es'
