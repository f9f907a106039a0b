import { useState } from 'react'
import { Button } from '../button.tsx'
import { Lightbox } from '../lightbox.tsx'
import { Picture } from '../picture.tsx'

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/><circle cx="2" cy="1.5" r="1" fill="white" fill-opacity=".6"/></svg>`,
  )}`

const views = [
  { name: 'The start', src: drawing('tomato') },
  { name: 'The finish', src: drawing('seagreen') },
] as const

/** An uploaded picture in its place, and over the whole screen. */
export function ViewedPicture() {
  const [at, setAt] = useState<0 | 1 | null>(null)
  const turn = () => setAt(at === 0 ? 1 : 0)
  return (
    <div className="grid justify-items-start gap-3">
      <Picture src={views[0].src} alt={views[0].name} width={400} height={300} className="w-48 rounded-md" />
      <Button onClick={() => setAt(0)}>View pictures</Button>
      {at !== null && (
        <Lightbox
          label="Pictures"
          onClose={() => setAt(null)}
          closeLabel="Close"
          onPrevious={turn}
          onNext={turn}
          previousLabel="Previous"
          nextLabel="Next"
          position={`${at + 1} of 2`}
          announcement={views[at].name}
          aside={<p className="p-4">{views[at].name}</p>}
        >
          <Picture
            src={views[at].src}
            alt={views[at].name}
            width={400}
            height={300}
            className="max-h-full w-full object-contain"
          />
        </Lightbox>
      )}
    </div>
  )
}
