import { DrawnArt, type DrawnArtProps } from '@heraia/ui/drawn-art'
import { renderToStaticMarkup } from 'react-dom/server'

/** A drawing is some kilobytes. */
const MOST = 100
const kept = new Map<string, string>()

/** The same seed is always the same drawing: it is drawn once, not once a page. */
export function drawOnce(art: DrawnArtProps): string {
  const key = `${art.scene} ${art.className} ${art.seed}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const markup = renderToStaticMarkup(<DrawnArt {...art} />)
  if (kept.size >= MOST) kept.clear()
  kept.set(key, markup)
  return markup
}
