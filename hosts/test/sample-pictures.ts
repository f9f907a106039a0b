import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Bytes = Uint8Array<ArrayBuffer>
const toBytes = async (made: Promise<Buffer>): Promise<Bytes> => new Uint8Array(await made)

/** A picture with something to see in it. */
export const drawn = (width: number, height: number) => {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    data[at * 3] = ((at % width) * 255) / width
    data[at * 3 + 1] = (Math.floor(at / width) * 255) / height
    data[at * 3 + 2] = 128
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** By width and height: most tests want the same one. */
const pngs = new Map<string, Promise<Bytes>>()

export async function pngOf(width = 400, height = 300): Promise<Bytes> {
  const size = `${width}x${height}`
  const png = pngs.get(size) ?? toBytes(drawn(width, height).png().toBuffer())
  pngs.set(size, png)
  return (await png).slice()
}

/** Light and shade everywhere, as in a photograph: a gradient would weigh next to nothing. */
export async function texturedOf(width: number, height: number): Promise<Bytes> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  const shade = await sharp({ create: { width, height, channels: 3, background: 'grey', noise: grain } })
    .blur(2)
    .png()
    .toBuffer()
  return toBytes(
    drawn(width, height)
      .composite([{ input: shade, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

/** As a phone makes them: lying on its side, with where and with what it was taken. */
export const photoOf = (width = 400, height = 300): Promise<Bytes> =>
  toBytes(
    drawn(width, height)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Secretphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 23/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

/** One below the other. */
function drawnFrames(width: number, height: number, frames: number): Uint8Array {
  const data = new Uint8Array(width * height * frames * 3)
  return data.map((_, at) => (at % 3 === 0 ? Math.floor(at / (width * height * 3)) * 80 : 40))
}

export const animationOf = (width = 64, height = 64, frames = 3): Promise<Bytes> =>
  toBytes(
    sharp(drawnFrames(width, height, frames), {
      raw: { width, height: height * frames, channels: 3, pageHeight: height },
    })
      .gif({ delay: 100 })
      .toBuffer(),
  )

/** Blue, with a red upper left quarter. */
export function redThenBlueOf(size: number): Promise<Bytes> {
  const half = { width: size / 2, height: size / 2, channels: 3 as const, background: 'red' }
  const blue = sharp({ create: { width: size, height: size, channels: 3, background: 'blue' } })
  return toBytes(
    blue
      .composite([{ input: { create: half }, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** Of red, green and blue, 0 or 1. */
export async function meanColours(bytes: ArrayBuffer): Promise<number[]> {
  return (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))
}

/** In pixels. */
export const widthOf = async (bytes: Uint8Array | undefined): Promise<number> => (await sharp(bytes).metadata()).width

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** A few bytes that say they are so many pixels: each row is the same, so they pack into nothing. */
export function bombOf(width: number, height: number): Bytes {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 1)
  const rows = deflateSync(new Uint8Array(Math.ceil(width / 8) + 1))
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Bytes {
  const named = joined([textOf(name), data])
  const ends = new DataView(new ArrayBuffer(8))
  ends.setUint32(0, data.length)
  ends.setUint32(4, crc32(named))
  return joined([new Uint8Array(ends.buffer, 0, 4), named, new Uint8Array(ends.buffer, 4, 4)])
}

export const textOf = (text: string): Bytes => new TextEncoder().encode(text)

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A zip with nothing in it. */
export const emptyZip = joined([Uint8Array.of(0x50, 0x4b, 0x05, 0x06), new Uint8Array(18)])
