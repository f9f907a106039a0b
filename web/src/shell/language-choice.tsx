import { switchLook, switchPartLook } from '@heraia/ui/switch-look.ts'
import { useSearchParams } from 'react-router'
import { LANGUAGES, type PerLanguage } from '../lib/languages.ts'
import { chooseLanguage, useLocale, useTexts } from '../lib/locale.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { shellTexts } from './shell-texts.ts'

/** Each language in its own words. */
const names: PerLanguage<string> = { en: 'English', es: 'Español' }

/** The address asked for one; from now on her choice counts. */
const withoutLanguage = (query: URLSearchParams) => {
  query.delete('lang')
  return query
}

/** Until she chooses, none is marked: each screen speaks its own. */
export function LanguageChoice() {
  const texts = useTexts(shellTexts)
  const { chosenLanguage } = useLocale()
  const [query, setQuery] = useSearchParams()
  return (
    <ChoiceForm>
      <fieldset className={switchLook}>
        <legend className="sr-only">{texts.language}</legend>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-pressed={chosenLanguage === language}
            onClick={(event) => {
              event.preventDefault()
              chooseLanguage(language)
              if (query.has('lang')) setQuery(withoutLanguage, { replace: true, preventScrollReset: true })
            }}
            className={`${switchPartLook} px-3 text-sm font-semibold hover:bg-sunken aria-pressed:hover:bg-ink`}
          >
            {names[language]}
          </button>
        ))}
      </fieldset>
    </ChoiceForm>
  )
}
