import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { expect, test } from 'vitest'
import { readActivity } from './read-activity.ts'

const gpx = (inner: string) => `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <trk><name>Parque &amp; río</name><type>running</type>${inner}</trk></gpx>`
const point = (lat: number, lon: number, time: string) =>
  `<trkpt lat="${lat}" lon="${lon}"><ele>650</ele><time>${time}</time></trkpt>`
const read = (text: string | Uint8Array<ArrayBuffer>) => readActivity(new Blob([text]))

test('a GPX track says how far, how long, on which day and what it was', async () => {
  const track = `<trkseg>${point(40, -3, '2026-05-03T08:00:00Z')}${point(40.009, -3, '2026-05-03T08:05:00Z')}</trkseg>`
  const answer = await read(gpx(track))
  expect(answer).toMatchObject({
    activity: { name: 'Parque & río', sport: 'Running', date: '2026-05-03', seconds: 300 },
  })
  // A minute of latitude is a nautical mile: 0.54 of it.
  expect('activity' in answer && answer.activity.distance).toBeCloseTo(1000.8, 0)
})

test('the way between two pieces of a track was not run', async () => {
  const piece = (lat: number, minute: number) =>
    `<trkseg>${point(lat, 0, `2026-05-03T08:0${minute}:00Z`)}${point(lat + 0.009, 0, `2026-05-03T08:0${minute + 1}:00Z`)}</trkseg>`
  const answer = await read(gpx(piece(40, 0) + piece(45, 5)))
  expect('activity' in answer && Math.round(answer.activity.distance)).toBe(2002)
})

const fit = (fields: Parameters<FitEncoder['writeMessage']>[1]) => new FitEncoder().writeMessage(18, fields).close()
const uint32 = (number: number, value: number) => ({ number, size: 4, baseType: FitBaseType.Uint32, value })
const began = FitEncoder.toFitTimestamp(new Date('2026-05-03T10:00:00Z'))

test('a FIT file says what the watch said of the whole outing', async () => {
  const sport = { number: 5, size: 1, baseType: FitBaseType.Enum, value: 1 }
  const bytes = fit([uint32(2, began), uint32(7, 2_412_500), uint32(9, 1_000_250), sport])
  expect(await read(new Uint8Array(bytes))).toEqual({
    activity: { name: '', sport: 'Running', date: '2026-05-03', distance: 10_002.5, seconds: 2412.5 },
  })
})

test('what is no recording of an outing says so', async () => {
  expect(await read('')).toEqual({ problem: 'empty_file' })
  expect(await read('name,time\nMira,12')).toEqual({ problem: 'not_an_activity' })
  expect(await read('<html><body>gpx</body></html>')).toEqual({ problem: 'not_an_activity' })
  expect(await read(gpx(''))).toEqual({ problem: 'not_an_activity' })
  expect(await read(gpx('<trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg>'))).toEqual({
    problem: 'no_times',
  })
})

test('a broken file is an answer: cut off, not closed, or full of entities', async () => {
  const bytes = fit([uint32(2, began), uint32(7, 2_412_500)])
  expect(await read(new Uint8Array(bytes.slice(0, -8)))).toHaveProperty('problem')
  expect(await read('<gpx ><trk><trkseg>')).toEqual({ problem: 'broken' })
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;">]><gpx ><trk><name>&b;</name></trk></gpx>`
  expect(await read(bomb)).toEqual({ problem: 'broken' })
  const absurd = `<trkseg>${point(Number.NaN, 0, 'yesterday')}</trkseg>`
  expect(await read(gpx(absurd))).toHaveProperty('problem')
})
