import { madeOnce } from '@heraia/server/made-once'
import type { Content } from '../content/open-content.ts'
import { drawPng } from '../pictures/draw-png.ts'
import { colours, iconSvg, markSvg, wordmarkSvg } from '../pictures/mark.ts'
import { zip } from './zip.ts'

let kept: { version: number; file: () => Promise<Buffer<ArrayBuffer>> } | undefined

/** Logos, colours and fact sheet in one file; made once, and anew when the fact sheet changes. */
export function mediaKit(content: Content): Promise<Buffer<ArrayBuffer>> {
  if (kept?.version !== content.version()) kept = { version: content.version(), file: madeOnce(() => pack(content)) }
  return kept.file()
}

async function pack(content: Content): Promise<Buffer<ArrayBuffer>> {
  const drawings = {
    'mark-dark': markSvg(colours.ink, colours.track),
    'mark-light': markSvg(colours.cream, colours.track),
    icon: iconSvg(),
    'wordmark-dark': wordmarkSvg(colours.ink),
    'wordmark-light': wordmarkSvg(colours.cream),
  }
  const logos = await Promise.all(
    Object.entries(drawings).map(async ([name, svg]) => [
      { name: `heraia-media-kit/logos/${name}.svg`, bytes: Buffer.from(svg) },
      { name: `heraia-media-kit/logos/${name}.png`, bytes: await drawPng(svg) },
    ]),
  )
  const words = ['en', 'es'].flatMap((language) => {
    const sheet = content.part('fact-sheet', language)
    return sheet ? [{ name: `heraia-media-kit/fact-sheet.${language}.md`, bytes: Buffer.from(sheet) }] : []
  })
  return zip([...logos.flat(), { name: 'heraia-media-kit/colours.txt', bytes: Buffer.from(colourList()) }, ...words])
}

const colourList = (): string =>
  `${Object.entries(colours)
    .map(([name, value]) => `${name.padEnd(8)}${value}`)
    .join('\n')}\n`
