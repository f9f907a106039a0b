import { useEffect, useState } from 'react'
import type { Upload } from '../../media/uploads/upload-store.ts'
import { LISTING_PICTURE_SIDE } from '../market-limits.ts'

interface PixelSize {
  width: number
  height: number
}

/** How many pixels a chosen picture has: of the file in her device, or as the server has it. */
export function usePixelSize({ preview, medium }: Upload): PixelSize | null {
  const [size, setSize] = useState<PixelSize | null>(null)
  useEffect(() => {
    if (!preview) return
    const image = new Image()
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight })
    image.src = preview
    return () => {
      image.onload = null
    }
  }, [preview])
  return size ?? (medium ? { width: medium.picture.width, height: medium.picture.height } : null)
}

/** Under 800 pixels a side: said, not refused. */
export const isSmall = (size: PixelSize | null): size is PixelSize =>
  size !== null && Math.min(size.width, size.height) < LISTING_PICTURE_SIDE
