import type { Profile } from '@heraia/contract/profiles'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { Eye, Flag, Link as LinkIcon, MoreHorizontal, Share2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import * as profileAddresses from '../../addresses/profiles.ts'
import { useTexts } from '../../lib/locale.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'
import { relationTexts } from './profile-texts.ts'
import { RemoveFollowerDialog } from './remove-follower-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { RestrictDialog } from './restrict-dialog.tsx'
import { copyProfileLink, shareProfile } from './share-profile.ts'
import { useRestrictChoice } from './use-restrict.tsx'
import { useSilenceChoices } from './use-silence-choices.tsx'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

export function ProfileMenu({ profile }: { profile: Profile }) {
  const texts = useTexts(relationTexts)
  const [open, setOpen] = useState<'report' | 'mute' | 'restrict' | 'block' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const [mute, block] = useSilenceChoices(profile, setOpen)
  const restrict = useRestrictChoice(profile, setOpen)
  const { relation } = profile

  const choices: MenuChoice[] = [
    {
      id: 'share',
      label: texts.share,
      icon: <Share2 {...icon} />,
      onAction: () => void shareProfile(profile, texts),
    },
    {
      id: 'copy',
      label: texts.copyLink,
      icon: <LinkIcon {...icon} />,
      onAction: () => void copyProfileLink(profile, texts),
    },
  ]
  if (relation?.isSelf) {
    const href = profileAddresses.viewAs(profile.handle, 'nobody')
    choices.push({ id: 'view-as', label: texts.viewAs, icon: <Eye {...icon} />, href })
  }
  if (mute && block) {
    choices.push(mute, ...(restrict ? [restrict] : []))
    if (relation?.followsMe) {
      const label = texts.removeFollower
      choices.push({ id: 'remove', label, icon: <UserMinus {...icon} />, onAction: () => setOpen('remove') })
    }
    choices.push(
      {
        id: 'report',
        label: texts.report,
        tone: 'danger',
        icon: <Flag {...icon} />,
        onAction: () => setOpen('report'),
      },
      block,
    )
  }

  return (
    <>
      <Menu
        label={texts.menu(profile.name)}
        trigger="icon"
        icon={<MoreHorizontal {...icon} />}
        iconTone="quiet"
        placement="bottom end"
        choices={choices}
      />
      {open === 'report' && <ReportDialog subject="profile" subjectId={profile.id} onClose={close} />}
      {open === 'remove' && <RemoveFollowerDialog person={profile} onClose={close} />}
      {open === 'mute' && <MuteDialog person={profile} onClose={close} />}
      {open === 'restrict' && <RestrictDialog person={profile} onClose={close} />}
      {open === 'block' && <BlockDialog person={profile} onClose={close} />}
    </>
  )
}
