import { useParams } from 'react-router'
import { AccountSection } from '../features/accounts/account-section.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { SettingsFrame } from '../features/accounts/settings-frame.tsx'
import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'
import { SilencedPeople } from '../features/profiles/silenced-people.tsx'
import { SettingsSection } from '../features/settings/settings-section.tsx'
import { VerificationSection } from '../features/verification/verification-section.tsx'
import type { PageModule } from '../lib/page.ts'

/** "Account & security" has pages of its own: security-page.tsx. */
const sections = {
  account: AccountSection,
  privacy: SettingsSection,
  notifications: SettingsSection,
  networks: SettingsSection,
  sessions: SessionList,
  safety: SilencedPeople,
  verification: VerificationSection,
}
type Section = keyof typeof sections
const isSection = (name: string): name is Section => Object.hasOwn(sections, name)

export const head: PageModule['head'] = (_queries, { params: { section = 'account' } }) => ({
  missing: !isSection(section),
})

export function Component() {
  const { section = 'account' } = useParams()
  if (!isSection(section)) return <NotFoundScreen />
  const Shown = sections[section]
  return (
    <SettingsFrame current={section}>
      <Shown />
    </SettingsFrame>
  )
}
