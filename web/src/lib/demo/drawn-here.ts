import type { DrawnWith } from '../../app.tsx'
import { readCookies } from '../cookies.ts'
import { KEPT_COOKIES } from '../kept-here.ts'
import { isLanguage } from '../languages.ts'
import { isTheme } from '../theme.tsx'

/** As rendering/visitor.ts does on a server. */
export function drawnHere(): DrawnWith {
  const cookies = readCookies(document.cookie)
  const asked = new URLSearchParams(location.search).get('lang')
  const language = isLanguage(asked) ? asked : cookies.get(KEPT_COOKIES.language)
  const kept = cookies.get(KEPT_COOKIES.theme)
  const theme = isTheme(kept) ? kept : 'system'
  document.documentElement.dataset.theme = theme
  return { language: isLanguage(language) ? language : null, theme, sessionExpected: true }
}
