import type { Post } from '@heraia/contract/feed'
import { BlockDialog } from '../profiles/block-dialog.tsx'
import { MuteDialog } from '../profiles/mute-dialog.tsx'
import { ReportDialog } from '../profiles/report-dialog.tsx'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { LikersDialog } from './likers-dialog.tsx'
import { PostHistoryDialog } from './post-history-dialog.tsx'
import type { PostPanel } from './post-menu.tsx'
import { QuoteDialog } from './quote-dialog.tsx'

/** What opens over a post; fetched when the first of them is asked for. */
export function PostPanels({ post, panel, onClose }: { post: Post; panel: PostPanel; onClose: () => void }) {
  switch (panel) {
    case 'remove':
      return <DeletePostDialog post={post} onClose={onClose} />
    case 'history':
      return <PostHistoryDialog post={post} onClose={onClose} />
    case 'report':
      return <ReportDialog subject="post" subjectId={post.id} onClose={onClose} />
    case 'mute':
      return <MuteDialog person={post.author} onClose={onClose} />
    case 'block':
      return <BlockDialog person={post.author} reported={{ subject: 'post', subjectId: post.id }} onClose={onClose} />
    case 'likers':
      return <LikersDialog postId={post.id} onClose={onClose} />
    case 'quote':
      return <QuoteDialog post={post} onClose={onClose} />
    default:
      return null
  }
}
