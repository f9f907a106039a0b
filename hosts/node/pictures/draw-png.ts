import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { madeOnce } from '@heraia/server/made-once'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { unpackWoff } from './unpack-woff.ts'

const resolve = (file: string) => createRequire(import.meta.url).resolve(file)
const font = (subset: string) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-800-normal.woff`

/** Of its own: where the fonts could not be read the library is there, and takes no second one. */
const engine = madeOnce(async () => initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))))
const fonts = madeOnce(async () => {
  const files = await Promise.all(['latin', 'latin-ext'].map((subset) => readFile(resolve(font(subset)))))
  return files.map(unpackWoff)
})

/** A drawing as PNG, with the product's own font: the same on a machine that has none. */
export async function drawPng(svg: string, width?: number): Promise<Buffer<ArrayBuffer>> {
  const [fontBuffers] = await Promise.all([fonts(), engine()])
  const drawing = new Resvg(svg, {
    font: { fontBuffers, defaultFontFamily: 'Bricolage Grotesque' },
    fitTo: width ? { mode: 'width', value: width } : { mode: 'original' },
  })
  const picture = drawing.render()
  try {
    return Buffer.from(picture.asPng())
  } finally {
    picture.free()
    drawing.free()
  }
}
