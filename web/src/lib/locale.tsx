import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { writeCookie } from './cookies.ts'
import { KEPT_COOKIES } from './kept-here.ts'
import { type Language, LOCALES, type PerLanguage } from './languages.ts'
import { createStore } from './store.ts'

export const LANGUAGE_COOKIE = KEPT_COOKIES.language

/** What the visitor chose in this browser; null until she does. */
const chosen = createStore<Language | null>(null)

interface Locale {
  /** Of what is drawn here. */
  language: Language
  locale: string
  /** null: each screen still speaks the language that was written for it. */
  chosenLanguage: Language | null
  chooseLanguage: (language: Language) => void
}

const LocaleContext = createContext<{ chosenLanguage: Language | null; screen: Language }>({
  chosenLanguage: null,
  screen: 'en',
})

/** Around the whole product; `initial` is what the cookie says. */
export function LocaleProvider({ initial, children }: { initial: Language | null; children: ReactNode }) {
  const now = useSyncExternalStore(chosen.subscribe, chosen.get, () => initial)
  const value = useMemo(() => ({ chosenLanguage: now ?? initial, screen: 'en' as const }), [now, initial])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** Around one screen, which speaks its own language until the visitor chooses one. */
export function ScreenLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { chosenLanguage } = use(LocaleContext)
  const value = useMemo(() => ({ chosenLanguage, screen: language }), [chosenLanguage, language])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  const { chosenLanguage, screen } = use(LocaleContext)
  const language = chosenLanguage ?? screen
  return { language, locale: LOCALES[language], chosenLanguage, chooseLanguage }
}

/** Keeps the choice in this browser. `lib/session` keeps it on the account too. */
export function chooseLanguage(language: Language) {
  writeCookie(LANGUAGE_COOKIE, language)
  chosen.set(language)
}

/** What she chose on an earlier visit, for those who ask outside of React. */
export const rememberLanguage = chosen.set

export const languageChosenNow = chosen.get

/** The words of a catalogue in the language of this place. */
export function useTexts<Texts>(catalogue: PerLanguage<Texts>): Texts {
  return catalogue[useLocale().language]
}

export const useLocalized = () => {
  const { language } = useLocale()
  return useCallback(<Value,>(values: PerLanguage<Value>) => values[language], [language])
}
