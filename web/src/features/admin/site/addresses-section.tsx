import { INBOX_CATEGORIES, type InboxCategory } from '@heraia/contract/inbox-categories'
import type { ManagedSettings } from '@heraia/contract/site-settings'
import { Field } from '@heraia/ui/field'
import { useTexts } from '../../../lib/locale.tsx'
import { SettingsSection } from './settings-section.tsx'
import { siteSettingsTexts } from './site-settings-texts.ts'
import { useSettingsPart } from './use-settings-part.ts'

/** Where mail for the operator goes: to one address, or to others for single categories. */
export function AddressesSection({
  supportEmail,
  categoryEmails,
}: Pick<ManagedSettings, 'supportEmail' | 'categoryEmails'>) {
  const texts = useTexts(siteSettingsTexts)
  const part = useSettingsPart('addresses', { supportEmail, categoryEmails })
  const said = part.values.categoryEmails
  const set = (category: InboxCategory, email: string) => {
    const isThere = said.some((each) => each.category === category)
    const others = said.filter((each) => each.category !== category)
    const changed = said.map((each) => (each.category === category ? { category, email } : each))
    part.change({ categoryEmails: email === '' ? others : isThere ? changed : [...said, { category, email }] })
  }
  return (
    <SettingsSection title={texts.addresses} help={texts.supportHelp} part={part}>
      <Field
        type="email"
        label={texts.supportEmail}
        value={part.values.supportEmail}
        onValue={(email) => part.change({ supportEmail: email })}
        error={part.wrong('supportEmail')}
        required
      />
      <fieldset className="grid gap-5">
        <legend className="mb-1 font-semibold">{texts.categoryEmails}</legend>
        <p className="text-muted">{texts.categoryHelp}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {INBOX_CATEGORIES.map((category) => {
            const at = said.findIndex((each) => each.category === category)
            return (
              <Field
                key={category}
                type="email"
                label={texts.category[category]}
                value={said[at]?.email ?? ''}
                onValue={(email) => set(category, email)}
                error={at < 0 ? undefined : part.wrong(`categoryEmails.${at}.email`)}
              />
            )
          })}
        </div>
      </fieldset>
    </SettingsSection>
  )
}
