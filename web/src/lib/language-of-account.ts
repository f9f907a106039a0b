import { readCookies } from './cookies.ts'
import { KEPT_ENTRIES } from './kept-here.ts'
import { isLanguage, type Language } from './languages.ts'
import { LANGUAGE_COOKIE } from './locale.tsx'

interface Known {
  /** In this browser; an address that asks for a language keeps nothing. */
  kept: Language | null
  /** What the account and this browser last agreed on. */
  told: Language | null
  ofAccount: Language | null
}

/**
 * `hers`: she chose it here since, and the account is told. `of the account`: she chose it on another device, and it comes
 * here; by that alone it is no choice of this browser. `noted`: both say the same, for the first time here.
 */
export function whoseLanguage({ kept, told, ofAccount }: Known): 'hers' | 'of the account' | 'noted' | null {
  if (kept === ofAccount) return kept === null || kept === told ? null : 'noted'
  if (kept !== null && kept !== told) return 'hers'
  return ofAccount && 'of the account'
}

export const keptLanguage = (): Language | null => asLanguage(readCookies(document.cookie).get(LANGUAGE_COOKIE))

export const toldLanguage = (): Language | null => asLanguage(localStorage.getItem(KEPT_ENTRIES.languageTold))

/** null: the account is being told, and until it has answered nothing is agreed on. */
export function noteTold(language: Language | null): void {
  try {
    if (language) localStorage.setItem(KEPT_ENTRIES.languageTold, language)
    else localStorage.removeItem(KEPT_ENTRIES.languageTold)
  } catch {
    // Storage is full or forbidden: then it is told once more at the next start.
  }
}

const asLanguage = (value: string | null | undefined): Language | null => (isLanguage(value) ? value : null)
