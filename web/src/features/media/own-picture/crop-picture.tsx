import type { Crop } from '@heraia/contract/media'
import { IconButton } from '@heraia/ui/icon-button'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import Cropper from 'react-easy-crop'
import { useTexts } from '../../../lib/locale.tsx'
import { ownPictureTexts } from './own-picture-texts.ts'
import { sharesOf } from './shares.ts'

interface CropPictureProps {
  src: string
  shape: 'avatar' | 'cover'
  onCrop: (crop: Crop) => void
  /** This browser cannot show the file: HEIC, mostly. */
  onUnknown: () => void
}

const MAX_ZOOM = 4

const DIRECTIONS = [
  { key: 'ArrowLeft', Icon: ArrowLeft },
  { key: 'ArrowUp', Icon: ArrowUp },
  { key: 'ArrowDown', Icon: ArrowDown },
  { key: 'ArrowRight', Icon: ArrowRight },
] as const

/** Chooses the part that is shown: by finger, mouse, wheel, arrow keys, buttons and a slider. */
export function CropPicture({ src, shape, onCrop, onUnknown }: CropPictureProps) {
  const texts = useTexts(ownPictureTexts)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cropper, setCropper] = useState<RefObject<HTMLElement | null>>()
  const hint = useId()
  // As the key does it: within the picture, and told when it is done. For who cannot drag (WCAG 2.5.7).
  const move = (key: string) => {
    flushSync(() => cropper?.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    cropper?.current?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  }
  return (
    <div className="grid gap-3">
      <div
        className={`relative w-full overflow-hidden rounded-md bg-inverse ${shape === 'avatar' ? 'aspect-square max-h-[45dvh]' : 'aspect-5/3 sm:aspect-2/1'}`}
      >
        <Cropper
          image={src}
          crop={place}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={shape === 'avatar' ? 1 : 3}
          cropShape={shape === 'avatar' ? 'round' : 'rect'}
          objectFit="contain"
          showGrid={false}
          keyboardStep={16}
          setCropperRef={setCropper}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(percent) => onCrop(sharesOf(percent))}
          onMediaLoaded={() => setPlace({ x: 0, y: 0 })}
          mediaProps={{ alt: '', onError: onUnknown }}
          cropperProps={{ role: 'group', 'aria-label': texts.cropArea, 'aria-describedby': hint }}
          disableAutomaticStylesInjection
        />
      </div>
      <p id={hint} className="text-sm text-muted">
        {texts.cropHint}
      </p>
      <div className="flex justify-center gap-1">
        {DIRECTIONS.map(({ key, Icon }) => (
          <IconButton
            key={key}
            label={texts.move[key]}
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={() => move(key)}
          />
        ))}
      </div>
      <label className="grid gap-1 text-sm font-semibold">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="touch w-full cursor-pointer"
        />
      </label>
    </div>
  )
}
