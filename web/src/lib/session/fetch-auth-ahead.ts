import { loadAuth } from './load-auth.ts'

let isAsked = false

/**
 * Fetches what signs her in while she still writes. A browser takes code that it could not fetch for missing as long as
 * the page stands: whoever lost the network just before her press would be refused on this page for good.
 */
export function fetchAuthAhead() {
  // Without a network it would be missing from now on.
  if (isAsked || !navigator.onLine) return
  isAsked = true
  void Promise.allSettled([import('./sign-in-and-out.ts'), loadAuth()])
}
