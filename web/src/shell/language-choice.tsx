import { switchLook, switchPartLook } from '@heraia/ui/switch-look.ts'
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
              // The address asked for one: the server brings her back without that.
              if (location.search.includes('lang=')) return
              event.preventDefault()
              chooseLanguage(language)
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
