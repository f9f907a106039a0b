import type { Crop } from '@heraia/contract/media'

/** The cropper speaks in percent, the contract in shares; rounding never reaches beyond the picture. */
export function sharesOf(percent: Crop): Crop {
  const share = (value: number) => Math.min(1, Math.max(0, value / 100))
  const x = share(percent.x)
  const y = share(percent.y)
  return { x, y, width: Math.min(1 - x, share(percent.width)), height: Math.min(1 - y, share(percent.height)) }
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
