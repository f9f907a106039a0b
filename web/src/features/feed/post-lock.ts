import { KEPT_ENTRIES } from '../../lib/kept-here.ts'
import { tabLocks } from '../../lib/tab-locks.ts'

const nameOf = (id: string) => `${KEPT_ENTRIES.drafts}posts:${id}`

/**
 * While it runs, and as long as this tab lives, her other tabs know that the post is on its way. Where the browser has
 * no locks each tab believes that it is alone; the post's id keeps it one, however many send it.
 */
export async function whileOthersWait<Made>(id: string, run: () => Promise<Made>): Promise<Made> {
  const locks = await tabLocks()
  return locks ? await locks.request(nameOf(id), run) : await run()
}

/** Says whether a tab is sending it now; where one is, also when it has ended. */
export async function onSending(id: string, say: (isSending: boolean) => void, signal: AbortSignal): Promise<void> {
  const locks = await tabLocks()
  const held = (await locks?.query())?.held ?? []
  if (signal.aborted) return
  const isSending = held.some(({ name }) => name === nameOf(id))
  say(isSending)
  if (!isSending) return
  await locks?.request(nameOf(id), { mode: 'shared', signal }, () => say(false)).catch(() => undefined)
}
