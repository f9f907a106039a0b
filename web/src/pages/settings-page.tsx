import { useParams } from 'react-router'
import { AccountSection } from '../features/accounts/account-section.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { SettingsFrame } from '../features/accounts/settings-frame.tsx'
import { SilencedPeople } from '../features/accounts/silenced-people.tsx'
import { SettingsSection } from '../features/settings/settings-section.tsx'

/** "Account & security" has pages of its own: security-page.tsx. */
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
  const { section } = useParams()
  const current = isSection(section) ? section : 'account'
  const Shown = sections[current]
  return (
    <SettingsFrame current={current}>
      <Shown />
    </SettingsFrame>
  )
}
