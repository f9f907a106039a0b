import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Log, Muxer, pipeline } from 'node-av'
import { AV_LOG_QUIET, FF_ENCODER_LIBX265 } from 'node-av/constants'
import { joined, textOf } from './sample-pictures.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture as an iPhone makes it: one frame of HEVC in a box of its own (ISO/IEC 23008-12). */
export async function heicOf(width = 320, height = 240): Promise<Bytes> {
  const film = await oneFrame(width, height)
  const configuration = boxIn(film, 'hvcC')
  const frame = boxIn(film, 'mdat').slice(8)
  const head = box('ftyp', textOf('heic'), u32(0), textOf('mif1heic'))
  const meta = (offset: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', u32(0), textOf('pict'), u32(0), u32(0), u32(0), Uint8Array.of(0)),
      fullBox('pitm', u16(1)),
      fullBox('iloc', Uint8Array.of(0x44, 0), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(frame.length)),
      fullBox('iinf', u16(1), box('infe', Uint8Array.of(2, 0, 0, 0), u16(1), u16(0), textOf('hvc1'), Uint8Array.of(0))),
      box(
        'iprp',
        box('ipco', configuration, fullBox('ispe', u32(width), u32(height))),
        fullBox('ipma', u32(1), u16(1), Uint8Array.of(2, 0x81, 0x02)),
      ),
    )
  const start = head.length + meta(0).length + 8
  return joined([head, meta(start), box('mdat', frame)])
}

/** Of an MP4 with nothing else in it. */
async function oneFrame(width: number, height: number): Promise<Bytes> {
  Log.setLevel(AV_LOG_QUIET)
  const folder = await mkdtemp(join(tmpdir(), 'heraia-heic-'))
  try {
    const path = join(folder, 'frame.mp4')
    const input = await Demuxer.open(`testsrc=size=${width}x${height}:rate=25:duration=0.04`, { format: 'lavfi' })
    const output = await Muxer.open(path)
    const source = input.video()
    if (!source) throw new Error('There is nothing to draw.')
    const decoder = await Decoder.create(source)
    const filter = FilterAPI.create('format=yuv420p')
    // With B-frames x265 dates a single frame by memory that nobody wrote to: one film in thirty could not be written.
    const options = { 'x265-params': 'bframes=0' }
    const encoder = await Encoder.create(FF_ENCODER_LIBX265, { decoder, filter, options })
    await pipeline({ video: input }, { video: [decoder, filter, encoder] }, output).completion
    await output.close()
    await input.close()
    return new Uint8Array(await readFile(path))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The first box of this name, its head included. */
function boxIn(bytes: Bytes, name: string): Bytes {
  const at = Buffer.from(bytes).indexOf(name, 0, 'latin1') - 4
  const size = new DataView(bytes.buffer).getUint32(at)
  return bytes.slice(at, at + size)
}

const box = (name: string, ...parts: Uint8Array[]): Bytes => {
  const body = joined(parts)
  return joined([u32(body.length + 8), textOf(name), body])
}

const fullBox = (name: string, ...parts: Uint8Array[]): Bytes => box(name, u32(0), ...parts)

const u32 = (value: number): Bytes => new Uint8Array(new Uint32Array([value]).buffer).reverse()
const u16 = (value: number): Bytes => new Uint8Array(new Uint16Array([value]).buffer).reverse()
