import type { GalleryItem } from '@heraia/contract/media'
import { Button } from '@heraia/ui/button'
import { Tag } from '@heraia/ui/tag'
import { Eye, Heart, Share2 } from 'lucide-react'
import * as profileAddresses from '../../../addresses/profiles.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { shareLink } from '../../../lib/share-link.ts'
import { useDay } from '../../../lib/use-day.ts'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { AltWords } from '../viewer/alt-words.tsx'
import { galleryTexts } from './gallery-texts.ts'
import { ItemMenu } from './item-menu.tsx'
import { useItemLike } from './use-item-like.ts'

/** What is said of the picture that stands open, and what she can do with it. */
export function ItemAside({ item }: { item: GalleryItem }) {
  const texts = useTexts(galleryTexts)
  const dayOf = useDay()
  return (
    <div className="grid gap-3 px-4 py-4 lg:px-5">
      <div className="flex items-start justify-between gap-2">
        <h2 dir="auto" className="title text-lg [overflow-wrap:anywhere]">
          {item.title}
        </h2>
        <ItemMenu item={item} className="-me-2 -mt-2" />
      </div>
      <Acts item={item} />
      {item.description && (
        <p dir="auto" className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {item.description}
        </p>
      )}
      {item.medium && <AltWords alt={item.medium.picture.alt} />}
      {item.tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
          {item.tags.map((tag) => (
            <li key={tag} className="flex max-w-full">
              <Tag className="[overflow-wrap:anywhere]">{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{texts[item.category]}</span>
        <span>{texts.on(dayOf(item.createdAt))}</span>
        <span className="figures inline-flex items-center gap-1">
          <Eye aria-hidden="true" className="size-4" />
          {texts.views(item.views)}
        </span>
      </p>
      {!item.may.edit && <PersonLine person={item.owner} />}
    </div>
  )
}

function Acts({ item }: { item: GalleryItem }) {
  const texts = useTexts(galleryTexts)
  const toggle = useItemLike(item)
  const path = profileAddresses.gallery(item.owner.handle, { item: item.id })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-pressed={item.isLiked}
        aria-label={`${texts.like}: ${texts.likes(item.likes)}`}
        onClick={toggle}
        disabled={!item.may.like}
        icon={<Heart aria-hidden="true" className={`size-5 ${item.isLiked ? 'fill-current text-accent-ink' : ''}`} />}
      >
        <span className="figures">{texts.likes(item.likes)}</span>
      </Button>
      <Button
        size="small"
        icon={<Share2 aria-hidden="true" className="size-5" />}
        onClick={() => void shareLink({ title: item.title, path }, texts)}
      >
        {texts.share}
      </Button>
    </div>
  )
}
