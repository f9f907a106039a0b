import type { ConversationOfTeam } from '@heraia/contract/messages'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, LogOut, MoreVertical, Search, Shield, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useStays } from '../../lib/use-stays.ts'
import { conversationTexts } from './conversation-texts.ts'
import { DeleteConversation } from './delete-conversation.tsx'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { TeamPeople } from './team-people.tsx'
import { useMuteConversation } from './use-mute-conversation.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface TeamMenuProps {
  conversation: ConversationOfTeam
  onSearch: () => void
}

/** What she can do with a conversation of a team. */
export function TeamMenu({ conversation, onSearch }: TeamMenuProps) {
  const texts = useTexts(conversationTexts)
  const words = useTexts(teamConversationTexts)
  const { id, team, muted, request, lastMessage } = conversation
  const [shows, setShows] = useState<'people' | 'leave' | 'delete' | null>(null)
  const mute = useMuteConversation(id)
  const leave = useLeave(id)
  const close = () => setShows(null)
  const isIn = request === 'none'
  return (
    <>
      <Menu
        label={texts.menu}
        trigger="icon"
        icon={<MoreVertical {...icon} />}
        choices={[
          { id: 'team', label: words.viewTeam, icon: <Shield {...icon} />, href: addresses.team(team.id) },
          { id: 'people', label: words.whoIsIn, icon: <Users {...icon} />, onAction: () => setShows('people') },
          ...(lastMessage
            ? [{ id: 'search', label: texts.searchHere, icon: <Search {...icon} />, onAction: onSearch }]
            : []),
          ...(isIn
            ? [
                {
                  id: 'mute',
                  label: muted ? texts.unmuteConversation : texts.muteConversation,
                  icon: muted ? <Bell {...icon} /> : <BellOff {...icon} />,
                  onAction: () => mute(!muted),
                },
                {
                  id: 'leave',
                  label: words.leave,
                  icon: <LogOut {...icon} />,
                  tone: 'danger' as const,
                  onAction: () => setShows('leave'),
                },
              ]
            : []),
          ...(lastMessage
            ? [
                {
                  id: 'delete',
                  label: texts.delete,
                  icon: <Trash2 {...icon} />,
                  tone: 'danger' as const,
                  onAction: () => setShows('delete'),
                },
              ]
            : []),
        ]}
      />
      {shows === 'delete' && <DeleteConversation conversation={conversation} onClose={close} />}
      {shows === 'people' && <TeamPeople id={id} onClose={close} />}
      <ConfirmDialog
        open={shows === 'leave'}
        onOpenChange={close}
        title={words.leaveAsk}
        confirmLabel={words.leave}
        cancelLabel={texts.cancel}
        onConfirm={leave.run}
        pending={leave.isPending}
      >
        {words.leaveHint}
      </ConfirmDialog>
    </>
  )
}

function useLeave(id: string) {
  const words = useTexts(teamConversationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => client.messages.leave({ id }),
    onMutate: useStays(),
    onSuccess: async (unread, _, isHere) => {
      queries.setQueryData(api.messages.unread.queryKey(), unread)
      // Where there is room the first of the list opens by itself: it must not be this one.
      await queries.invalidateQueries({ queryKey: api.messages.conversations.key() })
      if (isHere()) await navigate(addresses.messages())
      queries.removeQueries({ queryKey: api.messages.list.key() })
      void queries.invalidateQueries({ queryKey: api.messages.key() })
      showToast({ message: words.left, tone: 'success' })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return { run: () => leave.mutate(), isPending: leave.isPending }
}
