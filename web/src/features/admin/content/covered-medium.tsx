import type { Medium } from '@heraia/contract/media'
import { Button } from '@heraia/ui/button'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { blurOf } from '../../../pieces/blur.ts'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { contentTexts } from './content-texts.ts'

const MediaViewer = lateDialog(async () => (await import('../../media/viewer/media-viewer.tsx')).MediaViewer)

/**
 * A picture or a video of which nothing but its colours is here until she asks for it: who looks through a hundred of them
 * does not have to see them all. What its owner says of it stands beside it from the first.
 */
export function CoveredMedium({ medium }: { medium: Medium }) {
  const texts = useTexts(contentTexts)
  const [isShown, setShown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { picture } = medium
  const name = picture.alt || texts.noAlt
  return (
    <li className="grid content-start gap-2">
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-md bg-sunken">
        {isShown ? (
          <ShownPicture
            picture={picture}
            sizes="(min-width: 40rem) 26rem, 100vw"
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <Cover medium={medium} />
        )}
      </div>
      <p className="text-sm">
        <span className="text-muted">{texts.alt}: </span>
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {name}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`${isShown ? texts.hide : texts.show}: ${name}`} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
        {isShown && (
          <Button
            tone="plain"
            aria-haspopup="dialog"
            aria-label={`${texts.open}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {texts.open}
          </Button>
        )}
      </div>
      {isOpen && <MediaViewer media={[medium]} first={0} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Cover({ medium: { picture, kind } }: { medium: Medium }) {
  const texts = useTexts(contentTexts)
  const blur = blurOf(picture)
  return (
    <>
      {blur && (
        <span
          aria-hidden="true"
          className="absolute inset-0 scale-110 bg-cover bg-center blur-xl"
          style={{ backgroundImage: `url(${blur})` }}
        />
      )}
      <span className="relative inline-flex items-center gap-2 rounded-full bg-raised px-4 py-2 text-sm text-ink">
        <ImageOff aria-hidden="true" className="size-5" />
        {texts.hidden[kind]}
      </span>
    </>
  )
}
