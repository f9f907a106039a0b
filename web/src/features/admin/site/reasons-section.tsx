import type { ManagedSettings } from '@heraia/contract/site-settings'
import { REASON_MAX } from '@heraia/contract/staff-reason'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { IconButton } from '@heraia/ui/icon-button'
import { TextArea } from '@heraia/ui/text-area'
import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { SettingsSection } from './settings-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import { useSettingsPart } from './use-settings-part.ts'

/** As the contract's KEPT_REASONS_MAX and REASON_NAME_MAX. */
export const KEPT_REASONS_MAX = 30
export const REASON_NAME_MAX = 60

/** What the staff says again and again, to begin with when it decides. */
export function ReasonsSection({ keptReasons }: Pick<ManagedSettings, 'keptReasons'>) {
  const texts = useTexts(siteSettingsTexts)
  const part = useSettingsPart('reasons', { keptReasons }, texts.reasonsSaved)
  const said = part.values.keptReasons
  const put = (reasons: typeof said) => part.change({ keptReasons: reasons })
  const change = (at: number, changed: Partial<(typeof said)[number]>) =>
    put(said.map((each, place) => (place === at ? { ...each, ...changed } : each)))
  return (
    <SettingsSection title={texts.reasons} help={texts.reasonsHelp} part={part}>
      <ol className="grid gap-5">
        {said.map(({ name, text }, at) => (
          // Lines are told apart by their place: two may say the same.
          <li key={at} className="flex items-start gap-3">
            <fieldset className="grid min-w-0 grow gap-4">
              <legend className="sr-only">{texts.reasonNth(at + 1)}</legend>
              <Field
                label={texts.reasonName}
                value={name}
                onValue={(next) => change(at, { name: next })}
                maxLength={REASON_NAME_MAX}
                error={part.wrong(`keptReasons.${at}.name`)}
                required
              />
              <TextArea
                label={texts.reasonText}
                value={text}
                onValue={(next) => change(at, { text: next })}
                maxLength={REASON_MAX}
                error={part.wrong(`keptReasons.${at}.text`)}
                required
              />
            </fieldset>
            <IconButton
              label={texts.removeLink(name || texts.reasonNth(at + 1))}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => put(said.filter((_, place) => place !== at))}
              className="mt-7"
            />
          </li>
        ))}
      </ol>
      {said.length < KEPT_REASONS_MAX && (
        <div>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => put([...said, { name: '', text: '' }])}>
            {texts.addReason}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}
