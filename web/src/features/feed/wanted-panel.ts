import type { PostPanel } from './post-menu.tsx'

interface Wanted {
  postId: string
  panel: PostPanel
  /** On its own page, whatever list shows it before she is there. */
  whole: boolean
}

let wanted: Wanted | null = null

/** What she asked for before the post stood anywhere: its card opens it when it is drawn. */
export function wantPanel(now: Wanted): void {
  wanted = now
}

const isWanted = (postId: string, whole: boolean) => wanted?.postId === postId && (whole || !wanted.whole)

/** Asked as a card is drawn first; what it opened is wanted no longer (`tookPanel`). */
export const panelWanted = (postId: string, whole: boolean): PostPanel | null =>
  wanted && isWanted(postId, whole) ? wanted.panel : null

export function tookPanel(postId: string, whole: boolean): void {
  if (isWanted(postId, whole)) wanted = null
}
