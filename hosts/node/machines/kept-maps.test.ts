import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptMaps, type MadeMap } from './kept-maps.ts'

/** `make` builds another map each time, as slowly as it is told. */
function kept() {
  let [now, made, building, most] = [0, 0, 0, 0]
  const maps = keptMaps(() => now)
  const make = async (mayKeep = true): Promise<MadeMap> => {
    building += 1
    most = Math.max(most, building)
    await new Promise(setImmediate)
    building -= 1
    made += 1
    return { xml: `<map n="${made}"/>`, mayKeep }
  }
  const ask = (name: string, init?: RequestInit, mayKeep?: boolean) =>
    maps.answer(new Request(`https://heraia.example${name}`, init), name, () => make(mayKeep))
  const read = async (name: string) => (await ask(name)).text()
  return { maps, ask, read, made: () => made, mostAtOnce: () => most, wait: (ms: number) => void (now += ms) }
}

test('a sitemap is made once for all who ask within five minutes, and the next one after it', async () => {
  const { read, ask, made, mostAtOnce, wait } = kept()
  expect(await Promise.all([read('/a.xml'), read('/a.xml'), read('/b.xml')])).toEqual([
    ...['<map n="1"/>', '<map n="1"/>', '<map n="2"/>'],
  ])
  expect(mostAtOnce()).toBe(1)
  wait(299_000)
  expect(await read('/a.xml')).toBe('<map n="1"/>')
  wait(1000)
  expect(await read('/a.xml')).toBe('<map n="3"/>')
  const head = await ask('/c.xml', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    ...[200, 'application/xml; charset=utf-8', ''],
  ])
  expect(made()).toBe(3)
})

test('who reads it packed gets the same, packed once', async () => {
  const { ask, made } = kept()
  const packed = async (accepted: string) => {
    const response = await ask('/a.xml', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('vary')).toBe('accept-encoding')
    return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const [br, gzip] = [await packed('gzip, deflate, br'), await packed('gzip')]
  expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(['br', '<map n="1"/>'])
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', '<map n="1"/>'])
  expect(made()).toBe(1)
})

test('who hides while a map is made is in none that is asked for after that', async () => {
  const { maps, read, mostAtOnce } = kept()
  const before = read('/a.xml')
  maps.forget()
  expect(await read('/a.xml')).toBe('<map n="2"/>')
  expect([await before, await read('/a.xml'), mostAtOnce()]).toEqual(['<map n="1"/>', '<map n="2"/>', 1])
})

test('what was made while nothing could be asked, or could not be made, stands for nobody else', async () => {
  const { maps, ask, read } = kept()
  await ask('/a.xml', {}, false)
  expect(await read('/a.xml')).toBe('<map n="2"/>')
  const fails = async () => {
    throw new Error('away')
  }
  await expect(maps.answer(new Request('https://heraia.example/b.xml'), '/b.xml', fails)).rejects.toThrow('away')
  expect(await read('/b.xml')).toBe('<map n="3"/>')
})
