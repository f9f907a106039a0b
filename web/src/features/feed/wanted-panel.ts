import type { PostPanel } from './post-menu.tsx'

let wanted: { postId: string; panel: PostPanel } | null = null

/** What she asked for before the post stood anywhere: its card opens it when it is drawn. */
export function wantPanel(postId: string, panel: PostPanel): void {
  wanted = { postId, panel }
}

/** Asked as a card is drawn first; what it opened is wanted no longer (`tookPanel`). */
export const panelWanted = (postId: string): PostPanel | null => (wanted?.postId === postId ? wanted.panel : null)

export function tookPanel(postId: string): void {
  if (wanted?.postId === postId) wanted = null
}
