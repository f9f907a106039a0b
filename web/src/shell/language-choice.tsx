import { useId } from 'react'
import { LANGUAGES, type Language, type PerLanguage } from '../lib/languages.ts'
import { chooseLanguage, useLocale, useTexts } from '../lib/locale.tsx'
import { shellTexts } from './shell-texts.ts'

/** Each language in its own words. */
const names: PerLanguage<string> = { en: 'English', es: 'Español' }

/** Until she chooses, none is marked: each screen speaks its own. */
export function LanguageChoice() {
  const texts = useTexts(shellTexts)
  const { chosenLanguage } = useLocale()
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border border-control p-0.5">
      <legend className="sr-only">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <Choice key={language} name={name} language={language} chosen={chosenLanguage === language} />
      ))}
    </fieldset>
  )
}

function Choice({ name, language, chosen }: { name: string; language: Language; chosen: boolean }) {
  return (
    <label
      lang={language}
      className="touch grid place-items-center rounded-full px-4 text-sm font-semibold hover:bg-sunken has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input type="radio" name={name} checked={chosen} onChange={() => chooseLanguage(language)} className="sr-only" />
      {names[language]}
    </label>
  )
}
