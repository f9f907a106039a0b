/** What a drawn picture of the made-up world shows; its number stands in the picture's id. */
const SCENES = ['ball', 'racket', 'shirt', 'shoe', 'plan', 'track', 'weights', 'pool', 'court', 'road'] as const

export type Scene = (typeof SCENES)[number]

/** Begins the id of every picture that is drawn instead of fetched. */
const MARK = 'd0d0d0d0'

/** Things on sale are square, photographs wide. */
export const aspectOf = (scene: Scene): number => (SCENES.indexOf(scene) < 5 ? 1 : 0.75)

/** The only widths that are made, and the largest one's size. */
export const DRAWN_WIDTHS = [320, 640, 1280] as const

/** `seed`: anything that tells this picture from others; always the same id for the same. */
export function drawnId(scene: Scene, seed: string): string {
  const digits = `${hashOf(seed)}${hashOf(`${seed}!`)}`.padEnd(20, '0')
  const number = SCENES.indexOf(scene).toString(16).padStart(4, '0')
  return `${MARK}-${number}-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(4, 16)}`
}

/** null: it is a picture of somebody's own. */
export function sceneOf(mediaId: string): Scene | null {
  if (!mediaId.startsWith(`${MARK}-`)) return null
  return SCENES[Number.parseInt(mediaId.slice(9, 13), 16)] ?? null
}

/** FNV-1a, in eight digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
