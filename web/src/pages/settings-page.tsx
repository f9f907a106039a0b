import { Suspense } from 'react'
import { useParams } from 'react-router'
import { AccountSection } from '../features/accounts/account-section.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { SettingsFrame } from '../features/accounts/settings-frame.tsx'
import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'
import { SilencedPeople } from '../features/profiles/silenced-people.tsx'
import { DecisionScreen } from '../features/safety/decision-screen.tsx'
import { OwnSafety } from '../features/safety/own-safety.tsx'
import { SettingsSection } from '../features/settings/settings-section.tsx'
import { VerificationSection } from '../features/verification/verification-section.tsx'
import type { PageModule } from '../lib/page.ts'
import { latePart } from '../pieces/late-part.tsx'

/** What became of her reports and of what is hers comes first: it may wait for her answer. */
function Safety() {
  return (
    <div className="grid gap-10">
      <OwnSafety />
      <SilencedPeople />
    </div>
  )
}

/** "Account & security" has pages of its own: security-page.tsx. Under safety stands each decision about what is hers. */
const sections = {
  account: AccountSection,
  privacy: SettingsSection,
  notifications: SettingsSection,
  networks: SettingsSection,
  sessions: SessionList,
  safety: Safety,
  verification: VerificationSection,
  invitations: latePart(
    async () => (await import('../features/accounts/invitations/invitations-section.tsx')).InvitationsSection,
  ),
}
type Section = keyof typeof sections
const isSection = (name: string): name is Section => Object.hasOwn(sections, name)

export const head: PageModule['head'] = (_queries, { params: { section = 'account', id } }) => ({
  missing: !isSection(section) || (id !== undefined && section !== 'safety'),
})

export function Component() {
  const { section = 'account', id } = useParams()
  if (id !== undefined && section === 'safety') return <DecisionScreen key={id} id={id} />
  if (!isSection(section) || id !== undefined) return <NotFoundScreen />
  const Shown = sections[section]
  return (
    <SettingsFrame current={section}>
      <Suspense fallback={<div className="min-h-[60dvh]" />}>
        <Shown />
      </Suspense>
    </SettingsFrame>
  )
}
