import type { Language } from '../../lib/languages.ts'
import { defineTexts } from '../../lib/texts.ts'

const weaknessTexts = defineTexts({
  en: {
    length: (min: number) => `The password needs at least ${min} characters`,
    characters: 'The password needs other kinds of characters too, such as capitals, numbers and symbols',
    pwned: 'This password is known from data leaks: choose another one',
    other: 'This password is too easy to guess: choose another one',
  },
  es: {
    length: (min: number) => `La contraseña debe tener al menos ${min} caracteres`,
    characters: 'La contraseña debe combinar más tipos de caracteres, como mayúsculas, números y símbolos',
    pwned: 'Esta contraseña aparece en filtraciones de datos: elige otra',
    other: 'Esta contraseña es demasiado fácil de adivinar: elige otra',
  },
})

/** What a password lacks, by the reasons of the auth server; one that gives none means its length. */
export function weaknessWords(language: Language, reasons: readonly string[], min: number): string {
  const texts = weaknessTexts[language]
  const words = (reasons.length === 0 ? ['length'] : reasons).map((reason) => {
    if (reason === 'length') return texts.length(min)
    return reason === 'characters' || reason === 'pwned' ? texts[reason] : texts.other
  })
  return [...new Set(words)].join('. ')
}

/** Of a refusal; null: it is about something else. */
export function weaknessOf(error: unknown): string[] | null {
  const { code, reasons }: { code?: unknown; reasons?: unknown } = Object(error)
  if (code !== 'weak_password') return null
  return Array.isArray(reasons) ? reasons.map(String) : []
}
