import type { ConversationOfTwo } from '@heraia/contract/messages'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Ban, Bell, BellOff, Flag, MoreVertical, UserRound, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ReportDialog } from '../profiles/report-dialog.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { useConversationActs } from './use-conversation-acts.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

export function ConversationMenu({ conversation }: { conversation: ConversationOfTwo }) {
  const texts = useTexts(conversationTexts)
  const { partner, muted } = conversation
  const [asks, setAsks] = useState<'block' | 'report' | null>(null)
  const acts = useConversationActs(conversation)
  const { data: profile } = useQuery(api.profiles.get.queryOptions({ input: { id: partner.id } }))
  const isMuted = profile?.relation?.muted ?? false
  const close = () => setAsks(null)
  return (
    <>
      <Menu
        label={texts.menu}
        trigger="icon"
        icon={<MoreVertical {...icon} />}
        choices={[
          {
            id: 'profile',
            label: texts.viewProfile,
            icon: <UserRound {...icon} />,
            href: addresses.profile(partner.handle),
          },
          {
            id: 'mute-conversation',
            label: muted ? texts.unmuteConversation : texts.muteConversation,
            icon: muted ? <Bell {...icon} /> : <BellOff {...icon} />,
            onAction: () => acts.muteConversation(!muted),
          },
          {
            id: 'mute-person',
            label: isMuted ? texts.unmutePerson(partner.name) : texts.mutePerson(partner.name),
            icon: isMuted ? <Volume2 {...icon} /> : <VolumeX {...icon} />,
            onAction: () => acts.mutePerson(!isMuted),
          },
          {
            id: 'report',
            label: texts.report(partner.name),
            icon: <Flag {...icon} />,
            tone: 'danger',
            onAction: () => setAsks('report'),
          },
          {
            id: 'block',
            label: texts.block(partner.name),
            icon: <Ban {...icon} />,
            tone: 'danger',
            onAction: () => setAsks('block'),
          },
        ]}
      />
      <ConfirmDialog
        open={asks === 'block'}
        onOpenChange={close}
        title={texts.blockAsk(partner.name)}
        confirmLabel={texts.block(partner.name)}
        cancelLabel={texts.cancel}
        onConfirm={acts.block}
        pending={acts.isBlocking}
      >
        {texts.blockHint}
      </ConfirmDialog>
      {asks === 'report' && <ReportDialog subject="profile" subjectId={partner.id} onClose={close} />}
    </>
  )
}
