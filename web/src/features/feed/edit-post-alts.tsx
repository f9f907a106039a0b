import type { Medium } from '@heraia/contract/media'
import { useTexts } from '../../lib/locale.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { AltField } from '../media/uploads/alt-field.tsx'
import { composerTexts } from './composer-texts.ts'
import { altOf, type KeptAlts, keepAlt } from './kept-alts.ts'

interface EditPostAltsProps {
  media: readonly Medium[]
  alts: KeptAlts
  onAlts: (alts: KeptAlts) => void
}

/** The pictures of a post stay as they are; what they show can be said better. */
export function EditPostAlts({ media, alts, onAlts }: EditPostAltsProps) {
  const texts = useTexts(composerTexts)
  if (media.length === 0) return null
  return (
    <ul aria-label={texts.media} className="grid gap-4">
      {media.map((medium, index) => (
        <li key={medium.id} className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-3">
          <ShownPicture
            picture={medium.picture}
            alt=""
            sizes="5rem"
            className="aspect-square w-full rounded-sm object-cover"
          />
          <AltField
            name={texts.nth(index + 1, media.length)}
            isVideo={medium.kind === 'video'}
            value={altOf(alts, medium)}
            onValue={(alt) => onAlts(keepAlt(alts, medium, alt))}
          />
        </li>
      ))}
    </ul>
  )
}
