import { switchLook, switchPartLook } from '@heraia/ui/switch-look.ts'
import { useNavigate } from 'react-router'
import { LANGUAGES, type PerLanguage } from '../lib/languages.ts'
import { chooseLanguage, useLocale, useTexts } from '../lib/locale.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { shellTexts } from './shell-texts.ts'

/** Each language in its own words. */
const names: PerLanguage<string> = { en: 'English', es: 'Español' }

/** Until she chooses, none is marked: each screen speaks its own. */
export function LanguageChoice() {
  const texts = useTexts(shellTexts)
  const { chosenLanguage } = useLocale()
  const navigate = useNavigate()
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
              const { search, hash } = location
              if (!search.includes('lang=')) return
              // What the address asked for is no more than what she chose.
              const query = new URLSearchParams(search)
              query.delete('lang')
              void navigate({ search: `${query}`, hash }, { replace: true, preventScrollReset: true })
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
