import { showToast } from '@heraia/ui/toast-queue.ts'
import type { Language } from '../../lib/languages.ts'
import { weaknessWords } from './weakness-words.ts'

const CHANGE = { en: 'Change yours in the settings.', es: 'Cambia la tuya en la configuración.' }

/** To who is let in with a password that could not be chosen today. */
export function tellWeakness(language: Language, reasons: readonly string[], min: number) {
  showToast({ message: `${weaknessWords(language, reasons, min)}. ${CHANGE[language]}` })
}
