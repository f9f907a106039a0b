import type { Theme } from '@heraia/ui/theme-toggle'
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { writeCookie } from './cookies.ts'
import { KEPT_COOKIES } from './kept-here.ts'
import { createStore } from './store.ts'

export type { Theme }
export const THEME_COOKIE = KEPT_COOKIES.theme
export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

const chosen = createStore<Theme | null>(null)
const ThemeContext = createContext<Theme>('system')

/** `initial` is what the cookie says; the server wrote it on <html> already, so nothing flashes. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const now = useSyncExternalStore(chosen.subscribe, chosen.get, () => null)
  const theme = now ?? initial
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

export const useTheme = (): Theme => use(ThemeContext)

export function chooseTheme(theme: Theme) {
  writeCookie(THEME_COOKIE, theme)
  chosen.set(theme)
}
