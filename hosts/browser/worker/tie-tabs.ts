import { CHANNEL, type Joining, type Lock } from '../wire/leader.ts'

/**
 * What ties the tabs of a browser together: a channel to all, and a lock that one of them has. A browser that forbids
 * storage refuses either of them: then each tab is alone.
 */
export function tieTabs(base: string): Pick<Joining, 'channel' | 'lock' | 'whenGone'> {
  const name = `${CHANNEL}:${base}`
  const channel = openChannel(name)
  if (!channel) return { channel: toNobody, lock: (work) => void work('alone'), whenGone: () => {} }
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
  return { channel, lock, whenGone }
}

const toNobody: Joining['channel'] = { postMessage: () => {}, onmessage: null }

const lockOf = (tab: string) => `${CHANNEL}-worker:${tab}`

/** When this worker is ended, whoever waits for its lock has it at once. Where locks are refused, its silence alone tells. */
export function live(tab: string, begun: (lock: string) => void): void {
  const held = navigator.locks.request(lockOf(tab), () => {
    begun(lockOf(tab))
    return new Promise<never>(() => {})
  })
  held.catch(() => {})
}

function whenGone(tab: string, then: () => void): void {
  navigator.locks.request(lockOf(tab), then).catch(() => {})
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
