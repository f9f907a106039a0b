import type { Post } from '@heraia/contract/feed'
import type { CommentId } from '@heraia/contract/ids'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { commentIn, LinkedComment, standsAbove, useLinkedComment } from './linked-comment.tsx'
import { postTexts } from './post-texts.ts'
import { useLines } from './use-lines.ts'

/** The comments under a post, oldest first, above them the one that the address names; new ones arrive while she reads. */
export function Comments({ post }: { post: Post }) {
  const texts = useTexts(postTexts)
  const queries = useQueryClient()
  const linkedId = commentIn(useLocation().hash)
  const linked = useLinkedComment(post.id, linkedId)
  const reload = () => void queries.invalidateQueries({ queryKey: api.feed.comments.key({ input: { id: post.id } }) })
  useLive('comment.changed', ({ postId }) => postId === post.id && reload())
  useLive('resumed', reload)
  return (
    <section aria-label={texts.comments} className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-4">
      {linkedId !== null && (
        <LinkedComment
          linked={linked}
          post={post}
          renderReplies={(comment) => <CommentList post={post} parentId={comment.id} />}
        />
      )}
      {post.may.comment ? (
        <CommentForm postId={post.id} />
      ) : (
        <div>
          <p className="text-sm text-muted">{texts.commentsClosed}</p>
          <WordsLeft name={`comment:${post.id}:`} title={texts.hadWritten} />
        </div>
      )}
      <CommentList post={post} but={standsAbove(linked)} />
    </section>
  )
}

interface CommentListProps {
  post: Post
  parentId?: CommentId
  /** Stands elsewhere already. */
  but?: CommentId
}

/** With `parentId`, the answers to one comment. */
export function CommentList({ post, parentId, but }: CommentListProps) {
  const texts = useTexts(postTexts)
  const list = useInfiniteList(
    api.feed.comments.infiniteOptions(byCursor((cursor) => ({ id: post.id, parentId, cursor }))),
  )
  const words = { ...texts, failed: texts.commentsFailed, more: texts.moreComments, moreFailed: texts.commentsFailed }
  const waiting = (
    <Skeleton label={texts.loading}>
      <SkeletonRow />
    </Skeleton>
  )
  const { lines, at } = useLines(list.items)
  // An answer that she was writing to one that is gone.
  const left = (id: string) => <WordsLeft key={id} name={`comment:${post.id}:${id}`} title={texts.answeredGone} />
  const shown = lines.filter((id) => id !== but)
  const empty = parentId ? null : (
    <>
      {shown.map(left)}
      <p className="text-sm text-muted">{texts.noComments}</p>
    </>
  )
  return (
    <ListStates {...{ list, words, waiting, empty }}>
      {(comments) => (
        <ul className="grid gap-4">
          {shown.map((id) => {
            const comment = comments[at.get(id) ?? -1]
            if (!comment)
              return (
                <li key={id} className="empty:hidden">
                  {left(id)}
                </li>
              )
            return (
              <li key={id}>
                <CommentItem
                  comment={comment}
                  post={post}
                  renderReplies={() => <CommentList post={post} parentId={comment.id} />}
                />
              </li>
            )
          })}
        </ul>
      )}
    </ListStates>
  )
}
