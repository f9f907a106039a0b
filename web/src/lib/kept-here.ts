import { isDemo } from './demo/is-demo.ts'

/** A demo may lie beside a live site, below the same origin: what is kept of one is not seen by the other. */
const own = isDemo ? 'heraia-demo' : 'heraia'

/**
 * Everything that the site keeps in a browser, by name. Whatever writes there takes its name from this list, and the
 * cookie policy shows the list: kept-here.test.ts finds a name that stands anywhere else.
 */
export const KEPT_COOKIES = {
  language: 'heraia_language',
  theme: 'heraia_theme',
  signedIn: 'heraia_signed_in',
  browserSession: isDemo ? 'heraia_demo_browser_session' : 'heraia_browser_session',
} as const

/** Databases; `:` at the end: one for each place where a demo lies. Named in hosts/browser/kept-store.ts. */
export const KEPT_DATABASES = { demoWorld: 'heraia-demo:' } as const

/** Local storage; `:` at the end: one entry for each thing that she writes. */
export const KEPT_ENTRIES = {
  session: `${own}-auth`,
  forget: `${own}-forget`,
  drafts: `${own}-draft:`,
  outbox: `${own}-outbox:`,
  galleryView: `${own}-gallery-view`,
  uploads: `${own}-uploads`,
  slashKey: `${own}-slash-key`,
  firstSteps: `${own}-first-steps`,
  languageTold: `${own}-language-told`,
} as const
