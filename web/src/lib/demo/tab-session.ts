import { KEPT_ENTRIES } from '../kept-here.ts'
import { isForgotten } from '../session/is-forgotten.ts'

/**
 * Each page that is loaded has a name of its own for auth-js, which tells its events to all pages of one name: who
 * signs in here is nobody's business there. What is kept is kept by tab.
 */
export const TAB_KEY =
  import.meta.env.MODE === 'demo'
    ? `${KEPT_ENTRIES.session}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
    : KEPT_ENTRIES.session

const plain = (key: string) => key.replace(TAB_KEY, KEPT_ENTRIES.session)

/** A new tab is the person of the tab before, until it is somebody else. */
export const tabStorage = {
  getItem: (key: string): string | null =>
    sessionStorage.getItem(plain(key)) ?? (isSomebody() && !isForgotten() ? localStorage.getItem(plain(key)) : null),
  setItem: (key: string, value: string) => {
    sessionStorage.removeItem(NOBODY)
    sessionStorage.setItem(plain(key), value)
    localStorage.setItem(plain(key), value)
  },
  removeItem: (key: string) => {
    if (localStorage.getItem(plain(key)) === sessionStorage.getItem(plain(key))) localStorage.removeItem(plain(key))
    sessionStorage.removeItem(plain(key))
    if (plain(key) === KEPT_ENTRIES.session) beNobody()
  },
}

const NOBODY = KEPT_ENTRIES.forget
const isSomebody = () => sessionStorage.getItem(NOBODY) === null

/** This tab is signed in as nobody, whoever others are. */
export function beNobody() {
  sessionStorage.removeItem(KEPT_ENTRIES.session)
  sessionStorage.setItem(NOBODY, '1')
}

export function forgetSessions() {
  localStorage.removeItem(KEPT_ENTRIES.forget)
  localStorage.removeItem(KEPT_ENTRIES.session)
  sessionStorage.removeItem(KEPT_ENTRIES.session)
}
