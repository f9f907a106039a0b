import { readCookies } from '../cookies.ts'
import { KEPT_COOKIES, KEPT_ENTRIES } from '../kept-here.ts'

/** She did not want to be remembered, and the browser was started anew since. */
export const isForgotten = (): boolean =>
  localStorage.getItem(KEPT_ENTRIES.forget) !== null && !readCookies(document.cookie).has(KEPT_COOKIES.browserSession)
