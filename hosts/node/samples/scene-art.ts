import { type Colours, coloursOf, SHAPES } from '../../browser/made-up-pictures/scene-shapes.ts'
import { aspectOf, type Scene } from '../../browser/made-up-pictures/scenes.ts'

const WIDTH = 1280

/** What the demo draws on a canvas, as SVG: a shape before the bend of a track. */
export function sceneArt(scene: Scene, seed: number): string {
  const colours = coloursOf(seed)
  const height = WIDTH * aspectOf(scene)
  const side = Math.min(WIDTH, height) * 0.72
  const { filled, lines } = SHAPES[scene]
  const place = `translate(${(WIDTH - side) / 2} ${(height - side) / 2}) scale(${side / 100})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
    <defs><linearGradient id="light" x1="0" y1="0" x2="0.3" y2="1">
      <stop offset="0" stop-color="${colours.line}"/><stop offset="0.7" stop-color="${colours.sky}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${height}" fill="url(#light)"/>${lanes(height, colours)}
    <g transform="${place}"><path d="${filled}" fill="${colours.shape}"/>
      <path d="${lines}" fill="none" stroke="${colours.line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`
}

function lanes(height: number, { ground, line }: Colours): string {
  const reach = Math.hypot(WIDTH, height) * 0.78
  const bend = (share: number) => `<circle cx="0" cy="${height}" r="${reach * share}"/>`
  const between = [1, 2, 3, 4].map((lane) => bend(1 - lane * 0.16)).join('')
  return `<g fill="${ground}">${bend(1)}</g><g fill="none" stroke="${line}" stroke-width="6" opacity="0.55">${between}</g>`
}
