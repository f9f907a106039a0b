import type { Plugin } from 'vite'

const catalogue = /react-(aria|aria-components|stately)[\\/]dist[\\/].*[\\/]intlStrings\.m?js$/
/** An import of a language, or its place in the list of all. */
const line = /^(?:import .*\/|\s*")([a-z]{2}-[A-Z]{2})(?:\.m?js"|":).*$\n?/gm
const SPOKEN = ['en-US', 'es-ES']

/**
 * React Aria brings its few hidden words in 34 languages. Its parts speak that of the screen (ui/src/aria-site.tsx), of which
 * there are two; it falls back to English where it is asked for another.
 */
export function leanLocales(): Plugin {
  return {
    name: 'heraia:lean-locales',
    apply: 'build',
    transform(code, id) {
      if (!catalogue.test(id)) return undefined
      const kept = code.replaceAll(line, (whole, locale: string) => (SPOKEN.includes(locale) ? whole : ''))
      return { code: kept, map: null }
    },
  }
}
