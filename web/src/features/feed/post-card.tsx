import type { Post } from '@heraia/contract/feed'
import { Link } from '@heraia/ui/link'
import { Tag } from '@heraia/ui/tag'
import { Time } from '@heraia/ui/time'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as addresses from '../../addresses.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { FoldedWords, foldedTexts } from '../../pieces/folded-words.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { useSportName } from '../../pieces/sport-names.ts'
import { EditPost } from './edit-post.tsx'
import { PostActions } from './post-actions.tsx'
import { PostMedia } from './post-media.tsx'
import { PostMenu, type PostPanel } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { postTexts } from './post-texts.ts'
import { quoteTexts } from './quote-texts.ts'
import { QuotedPost } from './quoted-post.tsx'
import { Reposted } from './reposted.tsx'
import { isRepost } from './use-repost.ts'
import { panelWanted, tookPanel } from './wanted-panel.ts'

const PostPanels = lateDialog(async () => (await import('./post-panels.tsx')).PostPanels)

interface PostCardProps {
  post: Post
  /** On its own page, with all of its text and its comments open. */
  whole?: boolean
  /** Which of how many it is in a feed; -1: nobody knows how many there are. */
  place?: { at: number; of: number }
}

/** A post wherever it stands. What holds a word that she muted stands folded, but not where she came to it by its address. */
export function PostCard(props: PostCardProps) {
  const { post, whole = false, place } = props
  const [isOpened, setOpened] = useState(false)
  if (!post.mutedWord || whole || isOpened) return <OpenPost {...props} wasFolded={isOpened} />
  return <FoldedPost {...{ post, place }} word={post.mutedWord} onShow={() => setOpened(true)} />
}

interface FoldedPostProps extends Pick<PostCardProps, 'post' | 'place'> {
  word: string
  onShow: () => void
}

/** It keeps its place among the others, without a word of its own. */
function FoldedPost({ post: { author }, place, word, onShow }: FoldedPostProps) {
  const texts = useTexts(foldedTexts)
  return (
    <article
      aria-label={`${author.name}: ${texts.holds(word)}`}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      className="border-b border-line py-4"
    >
      <FoldedWords word={word} name={author.name} onShow={onShow} />
    </article>
  )
}

function OpenPost({ post, whole = false, place, wasFolded }: PostCardProps & { wasFolded: boolean }) {
  const texts = useTexts(postTexts)
  const sportName = useSportName()
  const quote = useTexts(quoteTexts)
  const isBare = isRepost(post)
  const { locale } = useFormat()
  const [wanted] = useState(() => panelWanted(post.id, whole))
  const [isEditing, setEditing] = useState(wanted === 'edit')
  // Beside the editing: what she opens while her words are being saved neither ends that nor is closed by it.
  const [panel, setPanel] = useState(wanted === 'edit' ? null : wanted)
  useEffect(() => tookPanel(post.id, whole), [post.id, whole])
  const article = useRef<HTMLElement>(null)
  // The button that she pressed is gone.
  useEffect(() => {
    if (wasFolded) article.current?.focus()
  }, [wasFolded])
  const open = (asked: PostPanel) => (asked === 'edit' ? setEditing(true) : setPanel(asked))
  return (
    <article
      ref={article}
      tabIndex={wasFolded ? -1 : undefined}
      aria-label={
        isBare
          ? quote.reposted(post.author.name)
          : `${post.author.name}: ${post.text.slice(0, 80) || post.media[0]?.picture.alt || texts.pictures}`
      }
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      className="grid grid-cols-1 gap-3 border-b border-line py-5"
    >
      {/* With large letters, what she can do about it stands below the name. */}
      <header className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 flex-1 basis-36">
          {isBare ? (
            <Reposted post={post} />
          ) : (
            <PersonLine person={post.author}>
              <span className="flex flex-wrap items-center gap-x-2">
                {post.author.sport && <span>{sportName(post.author.sport)}</span>}
                {post.editedAt && <span>{texts.edited}</span>}
              </span>
            </PersonLine>
          )}
        </div>
        <span className="ms-auto flex shrink-0 items-start">
          {!isBare && (
            <Link
              href={addresses.post(post.id)}
              className="touch inline-flex items-center justify-end text-sm text-muted hover:underline"
            >
              <Time at={post.createdAt} locale={locale} look="brief" />
            </Link>
          )}
          <PostMenu post={post} onOpen={open} />
        </span>
      </header>
      {post.team && (
        <Link
          href={addresses.team(post.team.id)}
          className="touch -my-2 inline-flex items-center gap-2 justify-self-start text-sm font-semibold hover:underline"
        >
          <Users aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{texts.forTeam(post.team.name)}</span>
        </Link>
      )}
      {post.audience !== 'public' && (
        <p>
          <Tag>{post.audience === 'followers' ? texts.onlyFollowers : texts.onlyMe}</Tag>
        </p>
      )}
      {isEditing ? (
        <EditPost post={post} onClose={() => setEditing(false)} />
      ) : (
        post.text && <PostText post={post} whole={whole} />
      )}
      <PostMedia post={post} />
      {post.isQuote && <QuotedPost quoted={post.quoted} />}
      {whole && (
        <p className="text-sm text-muted">
          <Time at={post.createdAt} locale={locale} look="moment" />
        </p>
      )}
      <PostActions post={post} whole={whole} onOpen={open} />
      {panel && <PostPanels post={post} panel={panel} onClose={() => setPanel(null)} />}
    </article>
  )
}
