import type { Post } from '@heraia/contract/feed'
import { Link } from '@heraia/ui/link'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { OutsideLink } from '../../pieces/outside-link.tsx'
import { postTexts } from './post-texts.ts'
import { foldText, splitWords } from './post-words.ts'

export function PostText({
  post,
  whole = false,
}: {
  post: Pick<Post, 'text' | 'mentions' | 'language'>
  whole?: boolean
}) {
  const texts = useTexts(postTexts)
  const [open, setOpen] = useState(whole)
  const folded = open ? null : foldText(post.text)
  const known = new Set(post.mentions.map((mention) => mention.handle))
  return (
    <div className="text-base leading-relaxed">
      <p
        dir="auto"
        lang={post.language ?? undefined}
        className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]"
      >
        {splitWords(folded ?? post.text, known).map((words, index) => {
          // With a direction of their own: in a line of Arabic the sign of a mention would stand at its end.
          const key = `${index}-${words.text}`
          switch (words.kind) {
            case 'tag':
              return (
                <Link key={key} href={addresses.tag(words.tag)} dir="auto" className="link">
                  {words.text}
                </Link>
              )
            case 'mention':
              return (
                <Link key={key} href={addresses.profile(words.handle)} dir="ltr" className="link">
                  {words.text}
                </Link>
              )
            case 'link':
              return <OutsideLink key={key} {...words} />
            default:
              return words.text
          }
        })}
      </p>
      {folded !== null && (
        <button type="button" onClick={() => setOpen(true)} className="link touch-beyond mt-1 font-semibold">
          {texts.showMore}
        </button>
      )}
    </div>
  )
}
