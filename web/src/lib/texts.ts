import type { Language, PerLanguage } from './languages.ts'

type Text = string | ((...given: never[]) => string)
export interface TextTree {
  [key: string]: Text | TextTree
}

/**
 * A screen's words, in both languages. Spanish is checked to have the keys of English.
 * What depends on a number is a function: `found: (n: number) => counted('en', n, { one: '# result', other: '# results' })`.
 */
export const defineTexts = <Tree extends TextTree>(catalogue: { en: Tree; es: NoInfer<Tree> }): PerLanguage<Tree> =>
  catalogue

const rules: PerLanguage<Intl.PluralRules> = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') }
const numbers: PerLanguage<Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-US'),
  es: new Intl.NumberFormat('es-ES'),
}

/** Chooses the form of a number's noun and writes the number where `#` stands; more than `most` as a badge shows it: 99+. */
export function counted(
  language: Language,
  count: number,
  forms: { one: string; other: string },
  most: number = count,
): string {
  const form = rules[language].select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', `${numbers[language].format(Math.min(count, most))}${count > most ? '+' : ''}`)
}
