import { mayStillEdit } from '@heraia/contract/message-editing'
import type { Message } from '@heraia/contract/messages'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import type { MenuChoice } from '@heraia/ui/menu'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { Popover } from '@heraia/ui/popover'
import { Copy, Flag, MoreHorizontal, Pencil, Reply, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useCopyText } from '../../lib/use-copy-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import { BlockDialog } from '../profiles/block-dialog.tsx'
import { MuteDialog } from '../profiles/mute-dialog.tsx'
import { ReportDialog } from '../profiles/report-dialog.tsx'
import { useSilenceChoices } from '../profiles/use-silence-choices.tsx'
import type { OnSubject } from './conversation-body.tsx'
import { messageTexts } from './message-texts.ts'
import { ReactionChoice } from './reaction-choice.tsx'
import { useRemoveMessage } from './use-remove-message.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface MessageActionsProps {
  message: Message
  name: string
  onSubject: OnSubject
}

export function MessageActions({ message, name, onSubject }: MessageActionsProps) {
  const texts = useTexts(messageTexts)
  const format = useFormat()
  const me = useMe()
  const [asks, setAsks] = useState<'remove' | 'report' | 'mute' | 'block' | null>(null)
  const isOwn = message.senderId === me.id
  const time = format.time(message.createdAt)
  const remove = useRemoveMessage(message, () => setAsks(null))
  // Of a conversation of two, its own menu has them.
  const [mute, block] = useSilenceChoices(message.sender, setAsks)

  const copy = useCopyText()
  // Asked as it opens: what may be mended when it was loaded may be too old by now.
  const acts = (): (Act | false | null | undefined)[] => [
    onSubject && { label: texts.reply, icon: <Reply {...icon} />, act: () => onSubject({ kind: 'reply', message }) },
    message.text !== '' && { label: texts.copy, icon: <Copy {...icon} />, act: () => void copy(message.text) },
    onSubject &&
      message.may.edit &&
      mayStillEdit(new Date(message.createdAt), serverNow()) && {
        label: texts.edit,
        icon: <Pencil {...icon} />,
        act: () => onSubject({ kind: 'edit', message }),
      },
    message.may.remove && { label: texts.remove, icon: <Trash2 {...icon} />, act: () => setAsks('remove') },
    mute && actOf(mute),
    !isOwn && { label: texts.report, icon: <Flag {...icon} />, act: () => setAsks('report') },
    block && actOf(block),
  ]
  return (
    <>
      <Popover
        label={isOwn ? texts.ownActions(time) : texts.actions(name, time)}
        trigger="icon"
        icon={<MoreHorizontal {...icon} />}
        placement="top"
      >
        {(close) => (
          <div className="grid gap-2">
            <ReactionChoice message={message} onChosen={close} />
            <div className="grid">
              {acts().map((act) => act && <ActButton key={act.label} {...act} onChosen={close} />)}
            </div>
          </div>
        )}
      </Popover>
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title={texts.removeAsk}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={remove.run}
        pending={remove.isPending}
      >
        {texts.removeHint}
      </ConfirmDialog>
      {asks === 'mute' && message.sender && <MuteDialog person={message.sender} onClose={() => setAsks(null)} />}
      {asks === 'block' && message.sender && (
        <BlockDialog
          person={message.sender}
          reported={{ subject: 'message', subjectId: message.id }}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'report' && <ReportDialog subject="message" subjectId={message.id} onClose={() => setAsks(null)} />}
    </>
  )
}

interface Act {
  label: string
  icon: ReactNode
  act: () => void
}

const actOf = ({ label, icon, onAction }: MenuChoice): Act => ({ label, icon, act: () => onAction?.() })

function ActButton({ label, icon, act, onChosen }: Act & { onChosen: () => void }) {
  const choose = () => {
    onChosen()
    act()
  }
  return (
    <button
      type="button"
      onClick={choose}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-start font-medium hover:bg-sunken"
    >
      {icon}
      {label}
    </button>
  )
}
