import type { Language } from '../lib/languages.ts'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: { late: 'This page takes long to load.', reload: 'Reload it' },
  es: { late: 'Esta página tarda en cargar.', reload: 'Recárgala' },
})

/**
 * Stands below a page whose code does not come (styles.css says after how long): then only the browser can act. The code
 * takes it away when it begins (entry-client.tsx). A still page waits for code only when it is touched (entry-still.ts).
 */
export function lateNote(language: Language, waits: boolean): string {
  const { late, reload } = texts[language]
  return `<aside id="late"${waits ? '' : ' hidden=""'}>${late} <a href="">${reload}</a></aside>`
}
