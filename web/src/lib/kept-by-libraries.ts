import { KEPT_ENTRIES } from './kept-here.ts'

/** What libraries keep in a browser by names of their own; the cookie policy shows it beside `kept-here.ts`. */
export const KEPT_BY_LIBRARIES = {
  /** auth-js, while she is at another service to sign in. */
  codeVerifier: `${KEPT_ENTRIES.session}-code-verifier`,
  /** react-router, in session storage. */
  scroll: 'react-router-scroll-positions',
  /** tus-js-client: where a file on its way goes on. */
  uploadAddresses: 'tus::…',
} as const
