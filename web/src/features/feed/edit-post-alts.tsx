import type { Medium } from '@heraia/contract/media'
import { useTexts } from '../../lib/locale.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { AltField } from '../media/uploads/alt-field.tsx'
import { composerTexts } from './composer-texts.ts'

interface EditPostAltsProps {
  media: readonly Medium[]
  alts: Record<string, string>
  onAlts: (alts: Record<string, string>) => void
}

/** The pictures of a post stay as they are; what they show can be said better. */
export function EditPostAlts({ media, alts, onAlts }: EditPostAltsProps) {
  const texts = useTexts(composerTexts)
  if (media.length === 0) return null
  return (
    <ul aria-label={texts.media} className="grid gap-4">
      {media.map(({ id, picture, kind }, index) => (
        <li key={id} className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-3">
          <ShownPicture
            picture={picture}
            alt=""
            sizes="5rem"
            className="aspect-square w-full rounded-sm object-cover"
          />
          <AltField
            name={texts.nth(index + 1, media.length)}
            isVideo={kind === 'video'}
            value={alts[id] ?? picture.alt}
            onValue={(alt) => onAlts({ ...alts, [id]: alt })}
          />
        </li>
      ))}
    </ul>
  )
}
