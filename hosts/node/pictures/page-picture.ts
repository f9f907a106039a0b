import { PRODUCT_NAME } from '@heraia/contract/product'
import { colours, markPaths } from './mark.ts'

export interface PageWords {
  kicker?: string
  title: string
  /** Decides the drawing's colours, so that pages look like themselves. */
  seed: string
}

const WIDTH = 1200
const grounds = [colours.track, colours.clay, colours.sun, colours.turf]

/** The card of a shared link, 1200 by 630: the title large, the lanes of a track beside it. */
export function pagePicture({ kicker, title, seed }: PageWords): string {
  const ground = grounds[hash(seed) % grounds.length] ?? colours.track
  const size = title.length > 60 ? 60 : title.length > 30 ? 72 : 88
  const lines = balanced(title, 740 / (size * 0.54)).slice(0, 5)
  const top = 330 - (lines.length * size * 1.08) / 2
  const text = lines.map(
    (line, at) => `<tspan x="72" y="${Math.round(top + (at + 0.85) * size * 1.08)}">${escape(line)}</tspan>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="630" viewBox="0 0 ${WIDTH} 630">
<rect width="${WIDTH}" height="630" fill="${colours.ink}"/>
${lanes(ground)}
<g transform="translate(64 48) scale(1.9)">${markPaths(colours.cream, colours.track)}</g>
<g font-family="Bricolage Grotesque" font-weight="800" fill="${colours.cream}">
<text x="136" y="94" font-size="40" letter-spacing="-1">${PRODUCT_NAME}</text>
<text font-size="${size}" letter-spacing="${-size * 0.03}">${text.join('')}</text>
${kicker ? `<text x="72" y="570" font-size="30" fill="${colours.sun}">${escape(kicker)}</text>` : ''}
</g></svg>`
}

/** A bend of a track that comes in from the right. */
const lanes = (ground: string): string =>
  `<g fill="none"><circle cx="1290" cy="650" r="420" fill="${ground}"/>${[150, 204, 258, 312, 366]
    .map((radius) => `<circle cx="1290" cy="650" r="${radius}" stroke="${colours.cream}" stroke-width="6"/>`)
    .join('')}</g>`

/** In as few lines as there can be, and those about as long as each other: no word is left alone. */
function balanced(text: string, most: number): string[] {
  let lines = wrap(text, most)
  for (let narrower = most - 1; narrower > 0; narrower -= 1) {
    const next = wrap(text, narrower)
    if (next.length > lines.length) break
    lines = next
  }
  return lines
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const hash = (text: string): number => Array.from(text).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
