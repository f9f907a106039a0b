import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MadePictures, WantedPictures } from '@heraia/server/ports'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Region, regionOf, widthsFor } from '../../picture-sizes.ts'
import { decodeHeic } from './decode-heic.ts'
import { isMachineFault } from './machine-fault.ts'

/** A picture of 12,000 x 9,000 is one; a bomb of 50,000 x 50,000 would take ten gigabytes. */
const MOST_PIXELS = 120_000_000
/** Of all frames of an animation together. */
const MOST_ANIMATED_PIXELS = 250_000_000
const WIDEST_ANIMATION = 1280
/** On a screen with two or three dots for each pixel nobody sees the difference, and it weighs up to a third less. */
const WIDEST_ON_A_PHONE = 640
/** WebP holds no more. */
const HIGHEST = 16_000

// What is decoded is used once; one picture does not take every core from the requests.
sharp.cache(false)
sharp.concurrency(1)

/** Smaller and smaller WebP of one picture, the right way up, in sRGB, without metadata. */
export async function makePictures(bytes: Uint8Array, wanted: WantedPictures): Promise<MadePictures> {
  try {
    const picture = await openPicture(bytes)
    const region = regionOf(picture, wanted)
    if (region.width < wanted.atLeast.width || region.height < wanted.atLeast.height)
      throw new MediaUnusable('too_small')
    return picture.frames > 1 ? await shrinkAnimation(picture, region, wanted) : await shrink(picture, region, wanted)
  } catch (error) {
    throw asUnusable(error)
  }
}

interface OpenPicture {
  open: () => Sharp
  /** The right way up; of one frame. */
  width: number
  height: number
  frames: number
}

async function openPicture(bytes: Uint8Array): Promise<OpenPicture> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const }
  const said = await sharp(bytes, options).metadata()
  if (!isTaken(said)) throw new MediaUnusable('type_not_allowed')
  if (said.width * said.height > MOST_PIXELS) throw new MediaUnusable('too_many_pixels')
  if (said.format === 'heif' && said.compression !== 'av1') {
    const { data, width, height } = await decodeHeic(bytes)
    return { open: () => sharp(data, { raw: { width, height, channels: 4 } }), width, height, frames: 1 }
  }
  const { width, height } = said.autoOrient
  const frames = said.format === 'gif' || said.format === 'webp' ? (said.pages ?? 1) : 1
  if (frames * width * height > MOST_ANIMATED_PIXELS) throw new MediaUnusable('too_many_pixels')
  return { open: () => sharp(bytes, { ...options, animated: frames > 1 }).autoOrient(), width, height, frames }
}

const isTaken = ({ format }: Metadata): boolean => ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'].includes(format)

const heightOf = (width: number, region: Region, aspect?: number): number =>
  Math.max(
    1,
    Math.min(HIGHEST, Math.round(aspect === undefined ? (width * region.height) / region.width : width * aspect)),
  )

async function shrink(picture: OpenPicture, region: Region, { widths, part }: WantedPictures): Promise<MadePictures> {
  const made = widthsFor(region.width, widths)
  const widest = made.at(-1) ?? region.width
  const size = (width: number) => ({ width, height: heightOf(width, region, part?.aspect), fit: 'cover' as const })
  // Decoded once: the smaller ones are made of the widest.
  const { data, info } = await cutOut(picture, region)
    .resize(size(widest))
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: 120 })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const base = () => sharp(data, { raw: { width, height, channels } })
  const files: MadePictures['files'] = []
  for (const each of made) {
    const quality = each <= WIDEST_ON_A_PHONE ? 75 : 80
    files.push({ width: each, bytes: await base().resize(size(each)).webp({ quality, effort: 3 }).toBuffer() })
  }
  return { width, height, thumbhash: await thumbhashOf(base()), files }
}

const cutOut = ({ open, width, height }: OpenPicture, region: Region): Sharp =>
  region.width === width && region.height === height ? open() : open().extract(region)

async function shrinkAnimation(picture: OpenPicture, region: Region, wanted: WantedPictures): Promise<MadePictures> {
  const widths = widthsFor(region.width, wanted.widths).filter((width) => width <= WIDEST_ANIMATION)
  const files: MadePictures['files'] = []
  const height = (width: number) => heightOf(width, region, wanted.part?.aspect)
  for (const width of widths) {
    const small = cutOut(picture, region).resize({ width, height: height(width), fit: 'cover' })
    files.push({ width, bytes: await small.webp({ quality: 70, effort: 1 }).timeout({ seconds: 300 }).toBuffer() })
  }
  const widest = widths.at(-1) ?? region.width
  const first = sharp(files[0]?.bytes ?? new Uint8Array())
  return { width: widest, height: height(widest), thumbhash: await thumbhashOf(first), files }
}

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** What the library says of a file that it cannot read. Anything else is no fault of the file. */
export function asUnusable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MediaUnusable || isMachineFault(error)) return error
  return new MediaUnusable(
    /pixel limit|dimensions|too large/i.test(error.message) ? 'too_many_pixels' : 'damaged',
    error,
  )
}
