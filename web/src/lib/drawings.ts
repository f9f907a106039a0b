import type { DrawnArtProps } from '@heraia/ui/drawn-art'

let draw: (art: DrawnArtProps) => string = () => ''

/** Only the server draws by itself (rendering/drawings.tsx). */
export function setDrawing(own: typeof draw) {
  draw = own
}

export const drawing = (art: DrawnArtProps): string => draw(art)
