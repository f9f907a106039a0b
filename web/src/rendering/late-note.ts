import type { Language } from '../lib/languages.ts'
import type { PageHandle } from '../lib/page.ts'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: {
    late: 'This page takes long to load.',
    reload: 'Reload it',
    noScripts: 'This page needs JavaScript, which is switched off in your browser.',
  },
  es: {
    late: 'Esta página tarda en cargar.',
    reload: 'Recárgala',
    noScripts: 'Esta página necesita JavaScript, que está desactivado en tu navegador.',
  },
})

/**
 * Stands below a page whose code does not come (styles.css says after how long): then only the browser can act. The code
 * takes it away when it begins (entry-client.tsx). A still page waits for code only when it is touched (entry-still.ts).
 */
export function lateNote(language: Language, waits: boolean): string {
  const { late, reload } = texts[language]
  return `<aside id="late"${waits ? '' : ' hidden=""'}>${late} <a href="">${reload}</a></aside>`
}

/** Whom a page signs in or shows what is hers is known to code alone: without any it waits for ever, and says so. */
export const noScriptsNote = (language: Language, guard: PageHandle['guard']): string =>
  guard === 'public' ? '' : `<noscript><p id="no-scripts">${texts[language].noScripts}</p></noscript>`
