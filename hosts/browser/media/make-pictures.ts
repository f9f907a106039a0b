import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MadePictures, WantedPictures } from '@heraia/server/ports'
import { rgbaToThumbHash } from 'thumbhash'
import { type Region, regionOf, widthsFor } from '../../picture-sizes.ts'

/** What a tab of a phone can decode. */
const MOST_PIXELS = 50_000_000

/** The browser decodes and draws; an animation keeps its first picture, and what the browser cannot read is not taken. */
export async function makePictures(bytes: Uint8Array, wanted: WantedPictures): Promise<MadePictures> {
  const picture = await decode(bytes)
  try {
    const region = regionOf(picture, wanted)
    if (region.width < wanted.atLeast.width || region.height < wanted.atLeast.height)
      throw new MediaUnusable('too_small')
    const aspect = wanted.part?.aspect ?? region.height / region.width
    const files: MadePictures['files'] = []
    for (const width of widthsFor(region.width, wanted.widths)) {
      const blob = await draw(picture, region, width, aspect).convertToBlob({ type: 'image/webp', quality: 0.8 })
      files.push({ width, bytes: new Uint8Array(await blob.arrayBuffer()) })
    }
    const width = files.at(-1)?.width ?? region.width
    return { width, height: heightOf(width, aspect), thumbhash: thumbhashOf(picture, region, aspect), files }
  } finally {
    picture.close()
  }
}

async function decode(bytes: Uint8Array): Promise<ImageBitmap> {
  const picture = await createImageBitmap(new Blob([bytes.slice()])).catch((error: unknown) => {
    throw new MediaUnusable('damaged', error)
  })
  if (picture.width * picture.height <= MOST_PIXELS) return picture
  picture.close()
  throw new MediaUnusable('too_many_pixels')
}

const heightOf = (width: number, aspect: number): number => Math.max(1, Math.round(width * aspect))

function draw(picture: ImageBitmap, { left, top, width, height }: Region, wide: number, aspect: number) {
  const canvas = new OffscreenCanvas(wide, heightOf(wide, aspect))
  contextOf(canvas).drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new MediaUnusable('too_many_pixels')
  context.imageSmoothingQuality = 'high'
  return context
}

function thumbhashOf(picture: ImageBitmap, region: Region, aspect: number): string {
  const wide = Math.max(1, Math.round(Math.min(100, 100 / aspect)))
  const canvas = draw(picture, region, wide, aspect)
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, Math.min(100, canvas.height))
  return btoa(String.fromCharCode(...rgbaToThumbHash(width, height, data)))
}
