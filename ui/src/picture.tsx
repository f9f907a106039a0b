import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'

export interface PictureProps extends ComponentProps<'img'> {
  src: string
  /** Empty for pictures that only decorate. */
  alt: string
  width: number
  height: number
  /** A tiny data URL (a thumbhash, drawn) that stands there until the picture has come. */
  blur?: string
}

/** An uploaded picture that keeps its place from the first moment. Give `className` a size, or it is as wide as it may be. */
export function Picture({ blur, className = 'h-auto max-w-full', style, onLoad, ...img }: PictureProps) {
  const [here, setHere] = useState(false)
  return (
    <img
      loading="lazy"
      decoding="async"
      {...img}
      alt={img.alt}
      onLoad={(event) => {
        setHere(true)
        onLoad?.(event)
      }}
      style={blur && !here ? { ...style, backgroundImage: `url(${blur})`, backgroundSize: 'cover' } : style}
      className={classNames('bg-sunken', className)}
    />
  )
}
