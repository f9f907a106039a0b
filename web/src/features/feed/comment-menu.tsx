import type { Comment } from '@heraia/contract/feed'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Flag, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { useSession } from '../../lib/session.tsx'
import { short } from '../../lib/short.ts'
import { BlockDialog } from '../profiles/block-dialog.tsx'
import { MuteDialog } from '../profiles/mute-dialog.tsx'
import { ReportDialog } from '../profiles/report-dialog.tsx'
import { RestrictDialog } from '../profiles/restrict-dialog.tsx'
import { useRestrictChoice } from '../profiles/use-restrict.tsx'
import { useSilenceChoices } from '../profiles/use-silence-choices.tsx'
import { countComment } from './post-cache.ts'
import { postTexts } from './post-texts.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

export function CommentMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const texts = useTexts(postTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const { user } = useSession()
  const [asks, setAsks] = useState<'remove' | 'report' | 'mute' | 'restrict' | 'block' | null>(null)
  const reload = () => queries.invalidateQueries({ queryKey: api.feed.comments.key({ input: { id: comment.postId } }) })
  const onError = (error: Error) => showToast({ message: errorText(errors, error), tone: 'danger' })

  const counting = useRef<() => void>(undefined)
  const remove = useMutation({
    mutationFn: () => orGone(client.feed.removeComment({ id: comment.id })),
    // From the first try on: where the server has that one, the stream has counted it before the next.
    onMutate: () => {
      counting.current ??= countComment(queries, comment.postId, -1)
      return counting.current
    },
    onSuccess: async (_removed, _nothing, count) => {
      setAsks(null)
      count()
      await reload()
    },
    onError,
  })
  const hide = useMutation({
    mutationFn: () => client.feed.hideComment({ id: comment.id, hidden: !comment.hidden }),
    onSuccess: reload,
    onError,
  })

  const [mute, block] = useSilenceChoices(comment.author, setAsks)
  // Under a post of hers: elsewhere it would change nothing.
  const restrict = useRestrictChoice(comment.may.hide ? comment.author : null, setAsks, comment.restricted)
  const choices = [
    ...(comment.may.edit ? [{ id: 'edit', label: texts.edit, icon: <Pencil {...icon} />, onAction: onEdit }] : []),
    ...(comment.may.hide
      ? [
          {
            id: 'hide',
            label: comment.restricted ? texts.showToAll : comment.hidden ? texts.show : texts.hide,
            icon: comment.hidden ? <Eye {...icon} /> : <EyeOff {...icon} />,
            onAction: () => hide.mutate(),
          },
        ]
      : []),
    ...(comment.may.remove
      ? [
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 {...icon} />,
            tone: 'danger' as const,
            onAction: () => setAsks('remove'),
          },
        ]
      : []),
    ...(mute ? [mute] : []),
    ...(restrict ? [restrict] : []),
    ...(comment.author && comment.author.id !== user?.id
      ? [
          {
            id: 'report',
            label: texts.report,
            icon: <Flag {...icon} />,
            tone: 'danger' as const,
            onAction: () => setAsks('report'),
          },
        ]
      : []),
    ...(block ? [block] : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu
        label={texts.commentMenu(comment.author?.name ?? '')}
        trigger="icon"
        icon={<MoreHorizontal {...icon} />}
        choices={choices}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={(open) => !open && setAsks(null)}
        title={texts.removeCommentAsk}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        tone="danger"
      >
        {short(comment.text, 200)}
      </ConfirmDialog>
      {asks === 'mute' && comment.author && <MuteDialog person={comment.author} onClose={() => setAsks(null)} />}
      {asks === 'restrict' && comment.author && (
        <RestrictDialog person={comment.author} onClose={() => setAsks(null)} />
      )}
      {asks === 'block' && comment.author && (
        <BlockDialog
          person={comment.author}
          reported={{ subject: 'comment', subjectId: comment.id }}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'report' && <ReportDialog subject="comment" subjectId={comment.id} onClose={() => setAsks(null)} />}
    </>
  )
}
