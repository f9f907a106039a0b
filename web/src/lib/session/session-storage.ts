import { writeCookie } from '../cookies.ts'
import { isDemo } from '../demo/is-demo.ts'
import { tabStorage } from '../demo/tab-session.ts'
import { KEPT_COOKIES, KEPT_ENTRIES } from '../kept-here.ts'
import { isForgotten } from './is-forgotten.ts'

/** The one key of local storage that holds the session (decision 0012). */
export const SESSION_KEY = KEPT_ENTRIES.session
/** Tells the server that this browser will be signed in, so that it does not draw "Sign in" first. No secret. */
export const SIGNED_IN_COOKIE = KEPT_COOKIES.signedIn

/** Set when "remember me" was left out: the session then lives as long as this cookie, to the end of the browser session. */
const FORGET_KEY = KEPT_ENTRIES.forget

const sharedStorage = {
  getItem(key: string): string | null {
    if (key === SESSION_KEY && isForgotten()) clearSession()
    return localStorage.getItem(key)
  },
  setItem(key: string, value: string) {
    if (key === SESSION_KEY) keepUntilEnd(localStorage.getItem(FORGET_KEY) !== null)
    localStorage.setItem(key, value)
  },
  removeItem(key: string) {
    localStorage.removeItem(key)
    if (key === SESSION_KEY) writeCookie(SIGNED_IN_COOKIE, '', 0)
  },
}

/**
 * Where auth-js keeps the session. All tabs share it; a new start of the browser drops it if she asked for that. In the
 * demo several tabs may be several people.
 */
export const rememberingStorage = isDemo ? tabStorage : sharedStorage

export const mayHaveSession = (): boolean => rememberingStorage.getItem(SESSION_KEY) !== null

/** That she did not want to be remembered stays: she may have asked for a link before, which she opens now. */
const clearSession = () => rememberingStorage.removeItem(SESSION_KEY)

/** What is kept now lasts to the end of this browser session where she is not to be remembered. */
function keepUntilEnd(isToBeForgotten: boolean) {
  writeCookie(SIGNED_IN_COOKIE, '1', isToBeForgotten ? null : undefined)
  if (isToBeForgotten) writeCookie(KEPT_COOKIES.browserSession, '1', null)
}
