import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { AccountSection } from '../features/accounts/account-section.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { settingsTexts } from '../features/accounts/settings-texts.ts'
import { SilencedPeople } from '../features/accounts/silenced-people.tsx'
import { SettingsSection } from '../features/settings/settings-section.tsx'
import { settingsFormTexts } from '../features/settings/settings-texts.ts'
import { useTexts } from '../lib/locale.tsx'

const sections = {
  account: AccountSection,
  privacy: SettingsSection,
  notifications: SettingsSection,
  networks: SettingsSection,
  sessions: SessionList,
  safety: SilencedPeople,
}
type Section = keyof typeof sections
const isSection = (name: string | undefined): name is Section => name !== undefined && name in sections

export function Component() {
  const texts = useTexts(settingsTexts)
  const panels = useTexts(settingsFormTexts)
  const { section } = useParams()
  const current = isSection(section) ? section : 'account'
  const Shown = sections[current]
  const tabs = (Object.keys(sections) as Section[]).map((name) => ({
    href: addresses.settings(name),
    label: { ...panels, ...texts }[name],
    current: name === current,
  }))
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} />
      <LinkTabs label={texts.sections} tabs={tabs} className="mt-6 mb-8" />
      <Shown />
    </div>
  )
}
