import type { Medium } from '@heraia/contract/media'
import { useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { OlderWords } from '../../pieces/older-words.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { AltField } from '../media/uploads/alt-field.tsx'
import { composerTexts } from './composer-texts.ts'
import type { AltInHand, AltsInHand } from './use-kept-alts.ts'

interface EditAltsProps {
  /** What they are pictures of. */
  label: string
  media: readonly Medium[]
  alts: AltsInHand
}

/** The pictures stay as they are; what they show can be said better. */
export function EditAlts({ label, media, alts }: EditAltsProps) {
  const texts = useTexts(composerTexts)
  if (media.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-4">
      {media.map((medium, index) => {
        const alt = alts.of(medium.id)
        return alt && <EditAlt key={medium.id} medium={medium} name={texts.nth(index + 1, media.length)} alt={alt} />
      })}
    </ul>
  )
}

function EditAlt({ medium, name, alt }: { medium: Medium; name: string; alt: AltInHand }) {
  const field = useId()
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-3">
      <ShownPicture
        picture={medium.picture}
        alt=""
        sizes="5rem"
        className="aspect-square w-full rounded-sm object-cover"
      />
      <div className="grid gap-3">
        <OlderWords draft={alt} field={field} />
        <AltField id={field} name={name} isVideo={medium.kind === 'video'} value={alt.value} onValue={alt.change} />
      </div>
    </li>
  )
}
