import type { Post } from '@heraia/contract/feed'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { RemoveDialog } from '../../pieces/remove-dialog.tsx'
import { dropPost } from './post-cache.ts'
import { postTexts } from './post-texts.ts'

export function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const texts = useTexts(postTexts)
  const queries = useQueryClient()
  return (
    <RemoveDialog
      title={texts.removeAsk}
      words={texts}
      remove={() => client.feed.remove({ id: post.id })}
      onRemoved={() => dropPost(queries, post.id)}
      onClose={onClose}
    >
      {texts.removeHint}
    </RemoveDialog>
  )
}
