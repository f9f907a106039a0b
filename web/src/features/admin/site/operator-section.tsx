import type { ManagedSettings } from '@heraia/contract/site-settings'
import { Field } from '@heraia/ui/field'
import { TextArea } from '@heraia/ui/text-area'
import { useTexts } from '../../../lib/locale.tsx'
import { SettingsSection } from './settings-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import { useSettingsPart } from './use-settings-part.ts'

/** Who answers for the site before the law. */
export function OperatorSection({ operator }: Pick<ManagedSettings, 'operator'>) {
  const texts = useTexts(siteSettingsTexts)
  const part = useSettingsPart('operator', { operator })
  const said = part.values.operator
  return (
    <SettingsSection title={texts.operator} help={texts.operatorHelp} part={part}>
      <Field
        label={texts.name}
        value={said.name}
        onValue={(name) => part.change({ operator: { ...said, name } })}
        maxLength={200}
        error={part.wrong('operator.name')}
      />
      <TextArea
        label={texts.address}
        value={said.address}
        onValue={(address) => part.change({ operator: { ...said, address } })}
        maxLength={500}
        error={part.wrong('operator.address')}
      />
    </SettingsSection>
  )
}
