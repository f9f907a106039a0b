import { SaxesParser } from 'saxes'
import { type ActivityAnswer, dayOf, sportOf } from './activity.ts'

/** GPS Exchange Format 1.0 and 1.1: the way from point to point, without the jumps between two pieces of a track. */
export function readGpx(text: string): ActivityAnswer {
  const track = new Track()
  const parser = new SaxesParser()
  const inside: string[] = []
  parser.on('opentag', ({ name, attributes }) => {
    inside.push(local(name))
    if (inside.at(-1) === 'trkpt') track.reach(Number(attributes.lat), Number(attributes.lon))
    if (inside.at(-1) === 'trkseg') track.lift()
  })
  parser.on('text', (said) => {
    const [parent, tag] = inside.slice(-2)
    if (parent === 'trkpt' && tag === 'time') track.time(new Date(said.trim()))
    if (parent === 'trk' && tag === 'name') track.name ||= said.trim()
    if (parent === 'trk' && tag === 'type') track.sport ||= sportOf(said)
  })
  parser.on('closetag', () => void inside.pop())
  try {
    parser.write(text).close()
  } catch {
    return { problem: 'broken' }
  }
  return track.answer()
}

class Track {
  name = ''
  sport = ''
  private distance = 0
  private points = 0
  private last: { lat: number; lon: number } | null = null
  private first: Date | null = null
  private latest: Date | null = null

  reach(lat: number, lon: number) {
    if (!Number.isFinite(lat) || !Number.isFinite(lon)) return
    if (this.last) this.distance += metresBetween(this.last, { lat, lon })
    this.last = { lat, lon }
    this.points += 1
  }

  lift() {
    this.last = null
  }

  time(at: Date) {
    if (Number.isNaN(at.getTime())) return
    if (!this.first || at < this.first) this.first = at
    if (!this.latest || at > this.latest) this.latest = at
  }

  answer(): ActivityAnswer {
    if (this.points === 0) return { problem: 'not_an_activity' }
    if (!this.first || !this.latest || this.first.getTime() === this.latest.getTime()) return { problem: 'no_times' }
    const seconds = (this.latest.getTime() - this.first.getTime()) / 1000
    const { name, sport, distance } = this
    return { activity: { name, sport, distance, seconds, date: dayOf(this.first) } }
  }
}

/** Without its namespace: `gpx:trkpt`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The mean radius of the Earth, metres (IUGG). */
const EARTH = 6_371_008.8

/** Along the great circle, by the haversine formula; good to half a percent, as GPS itself is. */
function metresBetween(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const rad = Math.PI / 180
  const half = (angle: number) => Math.sin((angle * rad) / 2) ** 2
  const inner = half(to.lat - from.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(to.lon - from.lon)
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(inner)))
}
