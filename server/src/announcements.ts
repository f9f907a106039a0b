import type { Context } from './context.ts'

/**
 * What features tell the features after them. Each adds its own entries where it announces:
 * `declare module '../../announcements.ts' { interface Announcements { 'post.liked': { … } } }`
 */
export interface Announcements {}

export type Listeners = { [Kind in keyof Announcements]?: (tx: Context, told: Announcements[Kind]) => Promise<void> }

const listeners: Listeners[] = []

/** Called once a feature, by the list in features.ts. */
export function listen(more: Listeners): void {
  if (!listeners.includes(more)) listeners.push(more)
}

/** Tells the listeners, inside the transaction of the change: both happen or neither does. */
export async function announce<Kind extends keyof Announcements>(
  tx: Context,
  kind: Kind,
  told: Announcements[Kind],
): Promise<void> {
  for (const each of listeners) await each[kind]?.(tx, told)
}
