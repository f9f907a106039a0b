import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Log, Muxer, pipeline, probe, Scaler } from 'node-av'
import { AV_LOG_QUIET, AV_PKT_DATA_DISPLAYMATRIX, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'

export interface ConvertedVideo {
  durationMs: number
}

/** How this process ends where the file is to blame; see make-video.ts. */
const EXIT = { damaged: 65, too_many_pixels: 66, video_not_playable: 67 }

const MOST_PIXELS = 4096 * 2304
/** A film that has to be encoded anew is made no longer than this on its longer side. */
const LONGEST_SIDE = 1280

/** Reads FOLDER/in, writes FOLDER/out.mp4 and FOLDER/poster.png, and says what it read. */
async function convert(folder: string): Promise<ConvertedVideo> {
  const [from, to] = [join(folder, 'in'), join(folder, 'out.mp4')]
  const input = await Demuxer.open(from).catch(() => end('damaged'))
  const film = input.video()
  const said = input.duration
  if (!film || !(said > 0)) return end('damaged')
  const { width, height } = film.codecpar
  if (width * height > MOST_PIXELS) return end('too_many_pixels')
  if (!(width > 0 && height > 0)) return end('damaged')
  const skipped = Math.floor(Math.min(1, said / 10) * 24)
  await input.close()
  await writePoster(from, join(folder, 'poster.png'), skipped)
  await writeFilm(from, to)
  return { durationMs: Math.round((await wholeDuration(to, said)) * 1000) }
}

function end(why: keyof typeof EXIT): never {
  process.exit(EXIT[why])
}

/** A frame of its first second: the very first is often black. */
async function writePoster(from: string, to: string, skipped: number): Promise<void> {
  const input = await Demuxer.open(from)
  const film = input.video()
  if (!film) return end('damaged')
  const decoder = await Decoder.create(film)
  const upright = FilterAPI.create([...uprightFilters(film), 'format=yuv420p'].join(','))
  let seen = 0
  for await (const frame of upright.frames(decoder.frames(input.packets(film.index)))) {
    if (!frame) break
    seen += 1
    if (seen > skipped) return writeFile(to, await new Scaler().toPng(frame))
  }
  return seen === 0 ? end('damaged') : writePoster(from, to, 0)
}

type Film = NonNullable<ReturnType<Demuxer['video']>>

/** Phones say in a matrix how a film is held; what is encoded anew has to stand upright by itself. */
function uprightFilters(film: Film): string[] {
  const matrix = film.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 8) return []
  const quarters = Math.round(Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) / (Math.PI / 2))
  return [[], ['transpose=clock'], ['hflip', 'vflip'], ['transpose=cclock']][(quarters + 4) % 4] ?? []
}

/** What every browser plays is only put into another box; the rest is encoded anew. No metadata comes along. */
async function writeFilm(from: string, to: string): Promise<void> {
  const { video, audio, format } = await probe(from)
  const plays = /mp4/.test(format) && video?.codec === 'h264' && /^yuvj?420p$/.test(video.pixelFormat ?? '')
  const sounds = audio?.codec === 'aac'
  const input = await Demuxer.open(from)
  const output = await Muxer.open(to, {
    options: { movflags: '+faststart', fflags: '+bitexact' },
    configure: (context) => {
      context.metadata = null
      for (const stream of context.streams) stream.metadata = null
    },
  })
  const film = plays ? ('passthrough' as const) : await filmStages(input, video?.frameRate ?? 0)
  const sound = sounds ? ('passthrough' as const) : audio ? await soundStages(input) : null
  const work = sound
    ? pipeline({ video: input, audio: input }, { video: film, audio: sound }, output)
    : pipeline({ video: input }, { video: film }, output)
  await work.completion
  await output.close()
  await input.close()
}

async function filmStages(input: Demuxer, frameRate: number) {
  const film = input.video()
  if (!film) return end('damaged')
  const decoder = await Decoder.create(film)
  const filter = FilterAPI.create(
    [
      ...uprightFilters(film),
      `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
      ...(frameRate > 31 ? ['fps=30'] : []),
      'format=yuv420p',
    ].join(','),
  )
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    options: { preset: 'veryfast', crf: 25 },
  })
  return [decoder, filter, encoder]
}

async function soundStages(input: Demuxer) {
  const sound = input.audio()
  if (!sound) return end('damaged')
  const decoder = await Decoder.create(sound)
  const filter = FilterAPI.create('aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo')
  return [decoder, filter, await Encoder.create(FF_ENCODER_AAC, { decoder, filter, bitrate: '128k' })]
}

/** Of what was made. Much less than the file said means that its end is missing. */
async function wholeDuration(made: string, said: number): Promise<number> {
  const { duration } = await probe(made)
  return duration < said * 0.9 - 0.5 ? end('damaged') : duration
}

/** Whoever asked for the film is gone, however that ended: nobody would take what is made. Nothing else is said here. */
function endWithWhoAsked(): void {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'))
  process.stdin.on('error', () => {})
  process.stdin.resume().unref()
}

endWithWhoAsked()
Log.setLevel(AV_LOG_QUIET)
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const converted = await convert(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(String(error))
  return end('video_not_playable')
})
process.stdout.write(`${JSON.stringify(converted)}\n`)
