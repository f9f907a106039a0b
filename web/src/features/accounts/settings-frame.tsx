import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import type { ReactNode } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { settingsFormTexts } from '../settings/settings-texts.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSiteInfo } from './use-site-info.ts'

const SETTINGS_SECTIONS = [
  'account',
  'security',
  'privacy',
  'notifications',
  'networks',
  'sessions',
  'safety',
  'verification',
  'invitations',
] as const satisfies readonly addresses.SettingsSection[]

/** Where the site is by invitation: the admins, and members if those let them. */
function useMayInvite(): boolean {
  const { user } = useSession()
  const { registration } = useSiteInfo()
  return registration?.mode === 'invite' && (user?.isAdmin === true || registration.membersInvite)
}

/** The title of the settings and the way to each of their sections. */
export function SettingsFrame({ current, children }: { current: addresses.SettingsSection; children: ReactNode }) {
  const texts = useTexts(settingsTexts)
  const panels = useTexts(settingsFormTexts)
  const mayInvite = useMayInvite()
  const sections = SETTINGS_SECTIONS.filter((name) => name !== 'invitations' || mayInvite || name === current)
  const tabs = sections.map((name) => ({
    href: addresses.settings(name),
    label: { ...panels, ...texts }[name],
    current: name === current,
  }))
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} />
      <LinkTabs label={texts.sections} tabs={tabs} className="mt-6 mb-8" />
      {children}
    </div>
  )
}
