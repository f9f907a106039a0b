import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Dictionary, Encoder, FilterAPI, Log, Muxer, pipeline } from 'node-av'
import { AV_LOG_QUIET } from 'node-av/constants'

const kinds = {
  /** As Android phones make them; its table of contents stands at its end. */
  mp4: { video: 'libx264', audio: 'aac', sound: 'fltp' },
  /** As iPhones make them. */
  mov: { video: 'libx265', audio: 'aac', sound: 'fltp' },
  webm: { video: 'libvpx-vp9', audio: 'libopus', sound: 's16' },
} as const

/** A film of so many seconds with a tone, and where it was taken. */
export async function filmOf(kind: keyof typeof kinds, { seconds = 1, movflags = '' } = {}) {
  Log.setLevel(AV_LOG_QUIET)
  const folder = await mkdtemp(join(tmpdir(), 'heraia-film-'))
  try {
    const path = join(folder, `film.${kind}`)
    await record(path, kind, seconds, movflags)
    return new Uint8Array(await readFile(path))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function record(path: string, kind: keyof typeof kinds, seconds: number, movflags: string): Promise<void> {
  const { video, audio, sound } = kinds[kind]
  const from = (source: string) => Demuxer.open(`${source}:duration=${seconds}`, { format: 'lavfi' })
  const [pictures, tones] = [await from('testsrc=size=320x240:rate=25'), await from('sine=frequency=440')]
  const output = await Muxer.open(path, {
    options: movflags ? { movflags } : {},
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ location: '+40.4168-003.7038/', title: 'Secretfilm' })
    },
  })
  const film = await stages(pictures.video(), video, 'format=yuv420p')
  const tone = await stages(
    tones.audio(),
    audio,
    `aformat=sample_fmts=${sound}:channel_layouts=stereo:sample_rates=48000`,
  )
  await pipeline({ video: pictures, audio: tones }, { video: film, audio: tone }, output).completion
  await output.close()
  await Promise.all([pictures.close(), tones.close()])
}

type Stream = NonNullable<ReturnType<Demuxer['video']>>
type Codec = (typeof kinds)[keyof typeof kinds]['video' | 'audio']

async function stages(stream: Stream | undefined, codec: Codec, format: string) {
  if (!stream) throw new Error('There is nothing to record.')
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create(format)
  return [decoder, filter, await Encoder.create(codec as Parameters<typeof Encoder.create>[0], { decoder, filter })]
}
