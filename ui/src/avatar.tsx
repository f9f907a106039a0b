import { Crest } from './art/crest.tsx'
import { Portrait } from './art/portrait.tsx'
import { classNames } from './class-names.ts'
import { type SizedPicture, sourcesOf } from './picture-sources.ts'

export type AvatarSize = 'tiny' | 'small' | 'medium' | 'large' | 'huge'

export interface AvatarProps {
  /** Her id: without a picture, it decides how her portrait is drawn. */
  seed: string
  picture?: SizedPicture | null
  /** A tiny data URL that stands there until the picture has come. */
  blur?: string
  /** What the picture shows, where it is large. Small beside a name it is decoration. */
  label?: string
  /** People are round, teams and clubs have corners. */
  kind?: 'person' | 'team'
  size?: AvatarSize
  className?: string
}

const sizes: Record<AvatarSize, { look: string; px: number }> = {
  tiny: { look: 'size-7', px: 28 },
  small: { look: 'size-9', px: 36 },
  medium: { look: 'size-12', px: 48 },
  large: { look: 'size-20', px: 80 },
  huge: { look: 'size-32 sm:size-40', px: 160 },
}

export function Avatar({ seed, picture, blur, label, kind = 'person', size = 'medium', className }: AvatarProps) {
  const { look, px } = sizes[size]
  const corners = kind === 'person' ? 'rounded-full' : size === 'large' || size === 'huge' ? 'rounded-lg' : 'rounded-md'
  const shape = classNames('inline-block shrink-0 overflow-hidden bg-sunken object-cover', look, corners, className)
  if (picture) {
    return (
      <img
        src={picture.url}
        srcSet={sourcesOf(picture)}
        sizes={`${px}px`}
        width={px}
        height={px}
        alt={label ?? ''}
        style={blur ? { background: `url(${blur}) center / cover` } : undefined}
        className={shape}
      />
    )
  }
  return (
    <svg
      viewBox="0 0 100 100"
      className={shape}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {kind === 'person' ? <Portrait seed={seed} /> : <Crest seed={seed} />}
    </svg>
  )
}
