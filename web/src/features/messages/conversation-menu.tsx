import type { ConversationOfTwo } from '@heraia/contract/messages'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, Flag, Image, ImageOff, MoreVertical, Search, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useStays } from '../../lib/use-stays.ts'
import { BlockDialog } from '../profiles/block-dialog.tsx'
import { MuteDialog } from '../profiles/mute-dialog.tsx'
import { profileOf } from '../profiles/profile-cache.ts'
import { ReportDialog } from '../profiles/report-dialog.tsx'
import { RestrictDialog } from '../profiles/restrict-dialog.tsx'
import { useRestrictChoice } from '../profiles/use-restrict.tsx'
import { useSilenceChoices } from '../profiles/use-silence-choices.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { coveredTexts } from './covered-texts.ts'
import { DeleteConversation } from './delete-conversation.tsx'
import { useMuteConversation } from './use-mute-conversation.ts'
import { useShowPictures } from './use-show-pictures.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface ConversationMenuProps {
  conversation: ConversationOfTwo
  onSearch: () => void
}

export function ConversationMenu({ conversation, onSearch }: ConversationMenuProps) {
  const texts = useTexts(conversationTexts)
  const covered = useTexts(coveredTexts)
  const { id, partner, muted, lastMessage, showsPictures } = conversation
  const [asks, setAsks] = useState<'mute' | 'restrict' | 'block' | 'report' | 'delete' | null>(null)
  const muteConversation = useMuteConversation(id)
  const pictures = useShowPictures(id)
  const leaveBlocked = useLeaveBlocked(id)
  // Whether she muted her is asked for here: her profile need not have been open.
  useQuery(profileOf(partner.handle))
  const [mutePerson, block] = useSilenceChoices(partner, setAsks)
  const restrict = useRestrictChoice(partner, setAsks, conversation.request === 'restricted')
  const close = () => setAsks(null)
  const showPictures = (shown: boolean) => {
    const message = shown ? covered.shown(partner.name) : covered.coveredNow(partner.name)
    pictures.mutate(shown, { onSuccess: () => showToast({ message }) })
  }
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
          ...(lastMessage
            ? [{ id: 'search', label: texts.searchHere, icon: <Search {...icon} />, onAction: onSearch }]
            : []),
          {
            id: 'mute-conversation',
            label: muted ? texts.unmuteConversation : texts.muteConversation,
            icon: muted ? <Bell {...icon} /> : <BellOff {...icon} />,
            onAction: () => muteConversation(!muted),
          },
          {
            id: 'pictures',
            label: showsPictures ? covered.cover(partner.name) : covered.show(partner.name),
            icon: showsPictures ? <ImageOff {...icon} /> : <Image {...icon} />,
            onAction: () => showPictures(!showsPictures),
          },
          ...(mutePerson ? [mutePerson] : []),
          ...(restrict ? [restrict] : []),
          {
            id: 'report',
            label: texts.report(partner.name),
            icon: <Flag {...icon} />,
            tone: 'danger',
            onAction: () => setAsks('report'),
          },
          ...(block ? [block] : []),
          ...(lastMessage
            ? [
                {
                  id: 'delete',
                  label: texts.delete,
                  icon: <Trash2 {...icon} />,
                  tone: 'danger' as const,
                  onAction: () => setAsks('delete'),
                },
              ]
            : []),
        ]}
      />
      {asks === 'mute' && <MuteDialog person={partner} onClose={close} />}
      {asks === 'restrict' && <RestrictDialog person={partner} onClose={close} />}
      {asks === 'block' && <BlockDialog person={partner} onBlocked={leaveBlocked} onClose={close} />}
      {asks === 'delete' && <DeleteConversation conversation={conversation} onClose={close} />}
      {asks === 'report' && <ReportDialog subject="profile" subjectId={partner.id} onClose={close} />}
    </>
  )
}

/** What is open of it would be asked for again, and be missing. */
function useLeaveBlocked(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isHere] = useState(useStays())
  return async () => {
    // Where there is room the first of the list opens by itself: it must not be this one.
    await queries.invalidateQueries({ queryKey: api.messages.conversations.key() })
    if (isHere()) await navigate(addresses.messages())
    queries.removeQueries({ queryKey: api.messages.get.key({ input: { id } }) })
  }
}
