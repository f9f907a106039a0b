import type { Profile } from '@heraia/contract/profiles'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { Ban, BellOff, BellRing, Eye, Flag, Link as LinkIcon, MoreHorizontal, Share2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { relationTexts } from './profile-texts.ts'
import { ReportDialog } from './report-dialog.tsx'
import { copyProfileLink, shareProfile } from './share-profile.ts'
import { useBlock, useMute, useRemoveFollower } from './use-silence.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

export function ProfileMenu({ profile }: { profile: Profile }) {
  const texts = useTexts(relationTexts)
  const [open, setOpen] = useState<'report' | 'block' | null>(null)
  const close = () => setOpen(null)
  const toggleMute = useMute(profile)
  const removeFollower = useRemoveFollower(profile)
  const block = useBlock(profile)
  const { relation } = profile
  const isOther = relation !== null && !relation.isSelf

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
    const href = addresses.viewAs(profile.handle, 'nobody')
    choices.push({ id: 'view-as', label: texts.viewAs, icon: <Eye {...icon} />, href })
  }
  if (isOther) {
    choices.push(
      relation.muted
        ? { id: 'mute', label: texts.unmute, icon: <BellRing {...icon} />, onAction: toggleMute }
        : { id: 'mute', label: texts.mute, detail: texts.muteHint, icon: <BellOff {...icon} />, onAction: toggleMute },
    )
    if (relation.followsMe) {
      const label = texts.removeFollower
      const detail = texts.removeFollowerHint
      choices.push({ id: 'remove', label, detail, icon: <UserMinus {...icon} />, onAction: removeFollower })
    }
    choices.push(
      {
        id: 'report',
        label: texts.report,
        tone: 'danger',
        icon: <Flag {...icon} />,
        onAction: () => setOpen('report'),
      },
      { id: 'block', label: texts.block, tone: 'danger', icon: <Ban {...icon} />, onAction: () => setOpen('block') },
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
      <ConfirmDialog
        open={open === 'block'}
        onOpenChange={close}
        title={texts.blockAsk(profile.name)}
        confirmLabel={texts.block}
        cancelLabel={texts.cancel}
        onConfirm={() => block.mutate(undefined, { onSettled: close })}
        pending={block.isPending}
        pendingLabel={texts.blocking}
      >
        {texts.blockHint}
      </ConfirmDialog>
    </>
  )
}
