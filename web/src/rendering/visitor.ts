import type { DrawnWith } from '../app.tsx'
import { readCookies } from '../lib/cookies.ts'
import { isLanguage } from '../lib/languages.ts'
import { LANGUAGE_COOKIE } from '../lib/locale.tsx'
import { SIGNED_IN_COOKIE } from '../lib/session/session-storage.ts'
import { isTheme, THEME_COOKIE } from '../lib/theme.tsx'

/**
 * What the server may know of a visitor: her choices, and whether she is likely signed in. An address may ask for a
 * language, `?lang=es`: search engines keep both, and a link that is sent shows what its sender saw.
 */
export function readVisitor(request: Request): DrawnWith {
  const cookies = readCookies(request.headers.get('cookie') ?? '')
  const asked = new URL(request.url).searchParams.get('lang')
  const language = isLanguage(asked) ? asked : cookies.get(LANGUAGE_COOKIE)
  const theme = cookies.get(THEME_COOKIE)
  return {
    language: isLanguage(language) ? language : null,
    theme: isTheme(theme) ? theme : 'system',
    sessionExpected: cookies.has(SIGNED_IN_COOKIE),
  }
}
