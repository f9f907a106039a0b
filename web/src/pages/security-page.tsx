import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { SecurityOverview } from '../features/accounts/security/overview.tsx'
import { PartFrame } from '../features/accounts/security/part-frame.tsx'
import type { SecurityPart } from '../features/accounts/security/security-parts.ts'
import { securityTexts } from '../features/accounts/security/security-texts.ts'
import { SettingsFrame } from '../features/accounts/settings-frame.tsx'
import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'
import { useTexts } from '../lib/locale.tsx'

/** Each is fetched when she opens it. */
const parts: Record<SecurityPart, ComponentType> = {
  email: lazy(() => import('../features/accounts/security/email-part.tsx').then((m) => ({ default: m.EmailPart }))),
  phone: lazy(() => import('../features/accounts/security/phone-part.tsx').then((m) => ({ default: m.PhonePart }))),
  password: lazy(() =>
    import('../features/accounts/security/password-part.tsx').then((m) => ({ default: m.PasswordPart })),
  ),
  passkeys: lazy(() =>
    import('../features/accounts/security/passkeys-part.tsx').then((m) => ({ default: m.PasskeysPart })),
  ),
  linked: lazy(() => import('../features/accounts/security/linked-part.tsx').then((m) => ({ default: m.LinkedPart }))),
  factors: lazy(() =>
    import('../features/accounts/security/factors-part.tsx').then((m) => ({ default: m.FactorsPart })),
  ),
  activity: lazy(() =>
    import('../features/accounts/security/activity-part.tsx').then((m) => ({ default: m.ActivityPart })),
  ),
  data: lazy(() => import('../features/accounts/security/data-part.tsx').then((m) => ({ default: m.DataPart }))),
  delete: lazy(() => import('../features/accounts/security/delete-part.tsx').then((m) => ({ default: m.DeletePart }))),
}
const isPart = (name: string): name is SecurityPart => Object.hasOwn(parts, name)

/** "Account & security": the overview among the settings, and each part as a page of its own. */
export function Component() {
  const texts = useTexts(securityTexts)
  const { part } = useParams()
  if (part === undefined)
    return (
      <SettingsFrame current="security">
        <SecurityOverview />
      </SettingsFrame>
    )
  if (!isPart(part)) return <NotFoundScreen />
  const Part = parts[part]
  return (
    <PartFrame key={part} title={texts[part]}>
      <Suspense fallback={<div className="min-h-[60dvh]" />}>
        <Part />
      </Suspense>
    </PartFrame>
  )
}
