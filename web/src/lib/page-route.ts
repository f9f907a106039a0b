import type { Guard, PageRoute } from './page.ts'

/** A screen for who is signed in: it is in English until she chooses, and no search engine comes to it. */
export const memberPage = (page: string, path: string, en: string, es: string): PageRoute => ({
  page,
  paths: [path],
  title: { en, es },
  language: 'en',
  guard: 'signed-in',
  noindex: true,
})

export const adminPage = (...of: Parameters<typeof memberPage>): PageRoute => ({ ...memberPage(...of), guard: 'admin' })

/** Likewise, but in Spanish until she chooses, for whom `guard` says. */
export const spanishPage = (guard: Guard, ...of: Parameters<typeof memberPage>): PageRoute => ({
  ...memberPage(...of),
  language: 'es',
  guard,
})
