import type { ServerState } from '../entry-client.tsx'

/** What the product's own code begins with, should it come (entry-client.tsx). */
export function changeState(change: (state: ServerState) => void) {
  const element = document.getElementById('heraia-state')
  if (!element?.textContent) return
  const state: ServerState = JSON.parse(element.textContent)
  change(state)
  element.textContent = JSON.stringify(state)
}
