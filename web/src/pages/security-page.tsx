import { type ComponentType, Suspense } from 'react'
import { useParams } from 'react-router'
import { SecurityOverview } from '../features/accounts/security/overview.tsx'
import { PartFrame } from '../features/accounts/security/part-frame.tsx'
import type { SecurityPart } from '../features/accounts/security/security-parts.ts'
import { securityTexts } from '../features/accounts/security/security-texts.ts'
import { SettingsFrame } from '../features/accounts/settings-frame.tsx'
import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'
import { latePart } from '../pieces/late-part.tsx'

/** Each is fetched when she opens it. */
const parts: Record<SecurityPart, ComponentType> = {
  email: latePart(async () => (await import('../features/accounts/security/email-part.tsx')).EmailPart),
  phone: latePart(async () => (await import('../features/accounts/security/phone-part.tsx')).PhonePart),
  password: latePart(async () => (await import('../features/accounts/security/password-part.tsx')).PasswordPart),
  passkeys: latePart(async () => (await import('../features/accounts/security/passkeys-part.tsx')).PasskeysPart),
  linked: latePart(async () => (await import('../features/accounts/security/linked-part.tsx')).LinkedPart),
  factors: latePart(async () => (await import('../features/accounts/security/factors-part.tsx')).FactorsPart),
  activity: latePart(async () => (await import('../features/accounts/security/activity-part.tsx')).ActivityPart),
  data: latePart(async () => (await import('../features/accounts/security/data-part.tsx')).DataPart),
  delete: latePart(async () => (await import('../features/accounts/security/delete-part.tsx')).DeletePart),
}
const isPart = (name: string): name is SecurityPart => Object.hasOwn(parts, name)

export const head: PageModule['head'] = (_queries, { params: { part } }) => ({
  missing: part !== undefined && !isPart(part),
})

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
