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

export const pngOf = (width = 400, height = 300): Promise<Bytes> => toBytes(drawn(width, height).png().toBuffer())

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
