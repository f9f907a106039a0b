import { ButtonLink } from '@heraia/ui/button-link'
import { Select } from '@heraia/ui/select'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { AltReminderChoice } from './alt-reminder-choice.tsx'
import { NewAccountPart } from './new-account-part.tsx'
import { settingsTexts } from './settings-texts.ts'

export function AccountSection() {
  const texts = useTexts(settingsTexts)
  const me = useMe()
  const { language, chooseLanguage } = useLocale()
  return (
    <div className="grid max-w-xl gap-6">
      <p>{texts.signedInAs(me.email || me.name)}</p>
      <Select
        label={texts.language}
        hint={texts.languageHint}
        value={language}
        onValue={(value) => chooseLanguage(value === 'es' ? 'es' : 'en')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
      <AltReminderChoice />
      <div>
        <ButtonLink href={addresses.myProfile()}>{texts.editProfile}</ButtonLink>
      </div>
      <NewAccountPart />
    </div>
  )
}
