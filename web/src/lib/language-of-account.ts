import { readCookies } from './cookies.ts'
import { KEPT_ENTRIES } from './kept-here.ts'
import { isLanguage, type Language } from './languages.ts'
import { LANGUAGE_COOKIE } from './locale.tsx'
import { sessionNow } from './session/bearer.ts'
import { claimsOf } from './session/token-claims.ts'

interface Known {
  /** In this browser; an address that asks for a language keeps nothing. */
  kept: Language | null
  /** What the account and this browser last agreed on in this session; null: it is being told; undefined: nothing yet. */
  told: Language | null | undefined
  ofAccount: Language | null
}

/**
 * `hers`: she chose it here since she signed in, or the account has none, and it is told. `of the account`: she chose it on
 * another device, and it comes here; by that alone it is no choice of this browser. What stood here before she signed in is
 * anybody's. `noted`: both say the same, for the first time here.
 */
export function whoseLanguage({ kept, told, ofAccount }: Known): 'hers' | 'of the account' | 'noted' | null {
  if (kept === ofAccount) return kept === null || kept === told ? null : 'noted'
  if (told === undefined && ofAccount) return 'of the account'
  if (kept !== null && kept !== told) return 'hers'
  return ofAccount && 'of the account'
}

export const keptLanguage = (): Language | null => asLanguage(readCookies(document.cookie).get(LANGUAGE_COOKIE))

/** Of which session this page noted something, wherever there was room for it. */
let noted: string | undefined

/** Tabs of the demo are several people: what one of them notes must not be forgotten for another. */
const MOST_SESSIONS = 4

/** By session, who noted last at the end: `ID es,ID en`. */
function agreements(): Map<string, string> {
  const each = (localStorage.getItem(KEPT_ENTRIES.languageTold) ?? '').split(',').filter(Boolean)
  return new Map(
    each.map((one): [string, string] => {
      const [of = '', language = ''] = one.split(' ')
      return [of, language]
    }),
  )
}

export function toldLanguage(): Language | null | undefined {
  const language = agreements().get(sessionId())
  if (language !== undefined) return asLanguage(language)
  return noted === sessionId() ? null : undefined
}

/** null: the account is being told, and until it has answered nothing is agreed on. */
export function noteTold(language: Language | null): void {
  noted = sessionId()
  try {
    const all = agreements()
    all.delete(noted)
    const kept = [...all, [noted, language ?? '']].slice(-MOST_SESSIONS)
    localStorage.setItem(KEPT_ENTRIES.languageTold, kept.map((each) => each.join(' ')).join(','))
  } catch {
    // Storage is full or forbidden: at the next start the account's counts.
  }
}

/** Another auth server's tokens may name none: then as long as she is the same. */
function sessionId(): string {
  const session = sessionNow()
  const { session_id = session?.user.id } = claimsOf(session?.access_token ?? '')
  return String(session_id)
}

const asLanguage = (value: string | null | undefined): Language | null => (isLanguage(value) ? value : null)
