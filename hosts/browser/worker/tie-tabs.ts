import { CHANNEL, type Joining, type Lock } from '../wire/leader.ts'

/**
 * What ties the tabs of a browser together: a channel to all, and a lock that one of them has. A browser that forbids
 * storage refuses either of them: then each tab is alone.
 */
export function tieTabs(base: string): Pick<Joining, 'channel' | 'lock'> {
  const name = `${CHANNEL}:${base}`
  const channel = openChannel(name)
  if (!channel) return { channel: { postMessage: () => {}, onmessage: null }, lock: (work) => void work('alone') }
  const lock: Lock = (work, signal) => {
    let isHeld = false
    const leads = () => {
      isHeld = true
      return work('for all')
    }
    navigator.locks.request(name, { signal }, leads).catch(() => {
      if (!isHeld && !signal.aborted) void work('alone')
    })
  }
  return { channel, lock }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
