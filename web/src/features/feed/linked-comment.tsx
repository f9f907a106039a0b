import type { Comment, Post } from '@heraia/contract/feed'
import type { CommentId } from '@heraia/contract/ids'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { isNotFound } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { CommentItem } from './comment-item.tsx'
import { postTexts } from './post-texts.ts'

/** The comment that an address names: `#comment-…`. */
export const commentIn = (hash: string): CommentId | null =>
  (/^#comment-([0-9a-f-]{36})$/.exec(hash)?.[1] as CommentId | undefined) ?? null

/** What of the list stands above it instead: the linked one, or what that answers, while it is there. */
export const standsAbove = ({ data, error }: ReturnType<typeof useLinkedComment>): CommentId | undefined =>
  error && isNotFound(error) && data?.parent ? undefined : (data?.parent ?? data?.comment)?.id

/** It, and what it answers. What changes the post's comments changes it too: its key is theirs, and longer. */
export const useLinkedComment = (id: Post['id'], commentId: CommentId | null) =>
  useQuery({
    queryKey: [...api.feed.comments.key({ input: { id } }), commentId],
    queryFn: () => client.feed.getComment({ id, commentId: commentId as CommentId }),
    enabled: commentId !== null,
  })

interface LinkedCommentProps {
  linked: ReturnType<typeof useLinkedComment>
  post: Post
  renderReplies: (comment: Comment) => ReactNode
}

/** Above the others: what a notice leads to may stand far down in the list, or under another one. */
export function LinkedComment({
  linked: { data, error, isFetching, refetch },
  post,
  renderReplies,
}: LinkedCommentProps) {
  const texts = useTexts(postTexts)
  const section = useRef<HTMLElement>(null)
  const id = data?.comment.id
  useEffect(() => {
    if (id === undefined) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'center' })
  }, [id])
  if (error && isNotFound(error))
    return (
      <div>
        <p className="text-sm text-muted">{texts.commentGone}</p>
        {/* What it answered stands in the list again, with what she was writing there. */}
        {data && !data.parent && (
          <WordsLeft name={`comment:${post.id}:${data.comment.id}`} title={texts.answeredGone} />
        )}
      </div>
    )
  // What she reads stays while it is asked for again.
  if (error && !data)
    return (
      <FailedState
        title={texts.commentsFailed}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    )
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow />
      </Skeleton>
    )
  }
  const { comment, parent } = data
  const top = parent ?? comment
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.linkedComment}
      className="grid grid-cols-1 gap-4 border-s-4 border-accent ps-4 outline-none"
    >
      <CommentItem key={top.id} comment={top} post={post} isSought={!parent} renderReplies={() => renderReplies(top)} />
      {parent && (
        <div className="ms-5">
          <CommentItem key={comment.id} comment={comment} post={post} isSought renderReplies={() => null} />
        </div>
      )}
    </section>
  )
}
