import type { Comment, Post } from '@heraia/contract/feed'
import { Badge } from '@heraia/ui/badge'
import { LiveRegion } from '@heraia/ui/live-region'
import { Time } from '@heraia/ui/time'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Folded, FoldedWords } from '../../pieces/folded-words.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { restrictTexts } from '../profiles/restrict-texts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentMenu } from './comment-menu.tsx'
import { EditComment } from './edit-comment.tsx'
import { PostText } from './post-text.tsx'
import { postTexts } from './post-texts.ts'
import { isTall } from './post-words.ts'

export interface CommentItemProps {
  comment: Comment
  post: Post
  /** The list of its answers, once she opens them. */
  renderReplies: () => ReactNode
  /** She came to it by its address. */
  isSought?: boolean
}

/** What holds a word that she muted, or is of somebody whom she restricted, stands folded, and what answers it with it. */
export function CommentItem(props: CommentItemProps) {
  const texts = useTexts(restrictTexts)
  const { author, mutedWord, restricted } = props.comment
  const [isOpened, setOpened] = useState(false)
  if (!author || !(mutedWord || restricted) || props.isSought || isOpened) return <OpenComment {...props} />
  const folded = { name: author.name, onShow: () => setOpened(true) }
  if (restricted) return <Folded why={texts.comment(author.name)} isNamed {...folded} />
  return mutedWord && <FoldedWords word={mutedWord} {...folded} />
}

function OpenComment({ comment, post, renderReplies }: CommentItemProps) {
  const texts = useTexts(postTexts)
  const ofRestricted = useTexts(restrictTexts)
  const { locale } = useFormat()
  const [isEditing, setEditing] = useState(false)
  const [isReplying, setReplying] = useState(false)
  const [showsReplies, setShowsReplies] = useState(false)
  const [hasReplied, setReplied] = useState(false)
  const replied = (isBegunAgain: boolean) => {
    setReplying(isBegunAgain)
    // While it stands there the form says so itself.
    setReplied(!isBegunAgain)
    setShowsReplies(true)
  }
  return (
    <article className="grid grid-cols-1 gap-2">
      {comment.author ? (
        <header className="flex items-start justify-between gap-2">
          <PersonLine person={comment.author}>
            <Time at={comment.createdAt} locale={locale} /> {comment.editedAt && <span>{texts.editedComment}</span>}
          </PersonLine>
          <CommentMenu comment={comment} onEdit={() => setEditing(true)} />
        </header>
      ) : (
        <p className="text-sm italic text-muted">{texts.deletedComment}</p>
      )}
      {comment.hidden && (
        <p>
          <Badge tone="notice">
            {comment.restricted && comment.author ? ofRestricted.forTheTwo(comment.author.name) : texts.hidden}
          </Badge>
        </p>
      )}
      {isEditing ? (
        <EditComment comment={comment} onClose={() => setEditing(false)} />
      ) : (
        comment.author && <PostText post={{ ...comment, language: null }} whole={!isTall(comment.text)} />
      )}
      <div className="flex gap-4 text-sm font-semibold text-muted">
        {comment.may.reply && !comment.parentId && (
          <button
            type="button"
            aria-expanded={isReplying}
            onClick={() => {
              setReplied(false)
              setReplying(!isReplying)
            }}
            className="touch-beyond hover:text-ink"
          >
            {texts.reply}
          </button>
        )}
        {comment.replies > 0 && !comment.parentId && (
          <button type="button" onClick={() => setShowsReplies(!showsReplies)} className="touch-beyond hover:text-ink">
            {showsReplies ? texts.hideReplies : texts.replies(comment.replies)}
          </button>
        )}
      </div>
      {/* The form that has sent it is gone by then. */}
      <LiveRegion message={hasReplied ? texts.commented : ''} />
      {!comment.may.reply && !comment.parentId && !isReplying && (
        <WordsLeft
          name={`comment:${post.id}:${comment.id}`}
          title={comment.author ? texts.hadWritten : texts.answeredGone}
        />
      )}
      {isReplying && <CommentForm postId={post.id} parent={comment} onSent={replied} />}
      {showsReplies && <div className="ms-5 grid gap-4 border-s-2 border-line ps-4">{renderReplies()}</div>}
    </article>
  )
}
