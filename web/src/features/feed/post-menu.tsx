import type { Post } from '@heraia/contract/feed'
import { Menu } from '@heraia/ui/menu'
import {
  Bookmark,
  BookmarkX,
  Flag,
  History,
  Link as LinkIcon,
  MessageSquareText,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { useSilenceChoices } from '../profiles/use-silence-choices.tsx'
import { postTexts } from './post-texts.ts'
import { copyPostLink } from './share-post.ts'
import { useBookmark } from './use-bookmark.ts'
import { useMutePost } from './use-mute-post.tsx'

export type PostPanel = 'edit' | 'remove' | 'history' | 'report' | 'mute' | 'block' | 'likers' | 'quote'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

export function PostMenu({ post, onOpen }: { post: Post; onOpen: (panel: PostPanel) => void }) {
  const texts = useTexts(postTexts)
  const { user } = useSession()
  const toggleBookmark = useBookmark(post)
  const muteNotices = useMutePost(post)
  const isHers = user?.id === post.author.id
  // Also of what was published for a team: every rule on posts goes by its author.
  const [mute, block] = useSilenceChoices(post.author, onOpen)
  return (
    <Menu
      label={texts.menu(post.author.name)}
      trigger="icon"
      icon={<MoreHorizontal {...icon} />}
      placement="bottom end"
      choices={[
        { id: 'open', label: texts.open, icon: <MessageSquareText {...icon} />, href: addresses.post(post.id) },
        {
          id: 'bookmark',
          label: post.isBookmarked ? texts.unbookmark : texts.bookmark,
          icon: post.isBookmarked ? <BookmarkX {...icon} /> : <Bookmark {...icon} />,
          onAction: toggleBookmark,
        },
        {
          id: 'copy',
          label: texts.copyLink,
          icon: <LinkIcon {...icon} />,
          onAction: () => void copyPostLink(post, texts),
        },
        ...(user ? [muteNotices] : []),
        ...(post.editedAt
          ? [{ id: 'history', label: texts.history, icon: <History {...icon} />, onAction: () => onOpen('history') }]
          : []),
        ...(post.may.edit
          ? [{ id: 'edit', label: texts.edit, icon: <Pencil {...icon} />, onAction: () => onOpen('edit') }]
          : []),
        ...(post.may.remove
          ? [
              {
                id: 'remove',
                label: texts.remove,
                icon: <Trash2 {...icon} />,
                tone: 'danger' as const,
                onAction: () => onOpen('remove'),
              },
            ]
          : []),
        ...(mute ? [mute] : []),
        ...(isHers
          ? []
          : [
              {
                id: 'report',
                label: texts.report,
                icon: <Flag {...icon} />,
                tone: 'danger' as const,
                onAction: () => onOpen('report'),
              },
            ]),
        ...(block ? [block] : []),
      ]}
    />
  )
}
