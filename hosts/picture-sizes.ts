import type { WantedPictures } from '@heraia/server/ports'

/** In pixels. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** What of a picture is wanted, at least one pixel of it. */
export function regionOf({ width, height }: { width: number; height: number }, { part }: WantedPictures): Region {
  if (!part) return { left: 0, top: 0, width, height }
  const left = Math.min(width - 1, Math.round(part.x * width))
  const top = Math.min(height - 1, Math.round(part.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  }
}

/** Those that the picture reaches; its own width where it is less than the widest. */
export function widthsFor(own: number, widths: readonly number[]): number[] {
  const widest = Math.max(...widths)
  return own >= widest ? [...widths] : [...widths.filter((width) => width < own), own]
}
