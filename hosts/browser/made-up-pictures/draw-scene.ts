import { type Colours, coloursOf, SHAPES, seedOf } from './scene-shapes.ts'
import { aspectOf, type Scene } from './scenes.ts'

/** The same picture for the same id, at any width. */
export async function drawScene(mediaId: string, scene: Scene, width: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, Math.round(width * aspectOf(scene)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no room for another picture.')
  paint(pen, canvas, seedOf(mediaId), scene)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
  return new Uint8Array(await blob.arrayBuffer())
}

function paint(pen: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas, seed: number, scene: Scene) {
  const colours = coloursOf(seed)
  const light = pen.createLinearGradient(0, 0, width * 0.3, height)
  light.addColorStop(0, colours.line)
  light.addColorStop(0.7, colours.sky)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  lanes(pen, width, height, seed, colours)
  const side = Math.min(width, height) * 0.72
  const shape = SHAPES[scene]
  pen.translate((width - side) / 2, (height - side) / 2)
  pen.scale(side / 100, side / 100)
  pen.translate(50, 50)
  pen.rotate((((seed >> 4) % 9) - 4) * 0.025)
  pen.translate(-50, -50)
  pen.fillStyle = colours.shape
  pen.fill(new Path2D(shape.filled))
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = colours.line
  pen.stroke(new Path2D(shape.lines))
}

/** The bend of a track, from one corner or the other. */
function lanes(pen: OffscreenCanvasRenderingContext2D, width: number, height: number, seed: number, colours: Colours) {
  const isLeft = (seed >> 8) % 2 === 0
  const x = isLeft ? 0 : width
  const reach = Math.hypot(width, height) * (0.72 + ((seed >> 12) % 4) * 0.06)
  pen.fillStyle = colours.ground
  pen.beginPath()
  pen.moveTo(x, height)
  pen.arc(x, height, reach, isLeft ? -Math.PI / 2 : -Math.PI, isLeft ? 0 : -Math.PI / 2)
  pen.fill()
  pen.strokeStyle = colours.line
  pen.globalAlpha = 0.55
  pen.lineWidth = Math.max(1, width / 220)
  for (let lane = 1; lane <= 4; lane += 1) {
    pen.beginPath()
    pen.arc(x, height, reach * (1 - lane * 0.16), isLeft ? -Math.PI / 2 : -Math.PI, isLeft ? 0 : -Math.PI / 2)
    pen.stroke()
  }
  pen.globalAlpha = 1
}
