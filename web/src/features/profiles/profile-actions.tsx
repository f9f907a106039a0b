import type { Profile } from '@heraia/contract/profiles'
import { ButtonLink } from '@heraia/ui/button-link'
import { IconButton } from '@heraia/ui/icon-button'
import { MessageCircle, Pencil, Settings } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as addresses from '../../addresses.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { FollowButton } from './follow-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { profileTexts, relationTexts } from './profile-texts.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** What she can do here: on her own profile edit it, on another's follow and write. The server says what is allowed. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const texts = useTexts(profileTexts)
  const relations = useTexts(relationTexts)
  const { relation } = profile
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {relation?.isSelf ? (
        <>
          <ButtonLink href={addresses.myProfile()} className="max-sm:flex-auto" icon={<Pencil {...icon} />}>
            {texts.editProfile}
          </ButtonLink>
          <OwnSettings label={texts.settings} />
        </>
      ) : (
        <>
          <FollowButton profile={profile} />
          {relation?.mayMessage && (
            <ButtonLink
              href={addresses.messagesWith(profile.id)}
              className="max-sm:flex-auto max-sm:px-3"
              icon={<MessageCircle {...icon} />}
            >
              {relations.message}
            </ButtonLink>
          )}
        </>
      )}
      <ProfileMenu profile={profile} />
    </div>
  )
}

const SettingsDialog = lateDialog(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog)

function OwnSettings({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={label} tone="quiet" icon={<Settings {...icon} />} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
