/** What every public page has to be in Lighthouse's mobile setting. */
export const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
export const MOST = { largestPaint: 1500, layoutShift: 0.02, blocked: 50 }
/** Of words: what the page loads by itself, and with what it fetches when it is touched, each (decision 0025). */
export const WORDS_SCRIPT_BYTES = 90_000
/** Of everything that a screen loads by itself. */
export const SCREEN_SCRIPT_BYTES = 150_000
export const RENDERED_A_SECOND = 1000
export const DRAWN_A_SECOND = 400
