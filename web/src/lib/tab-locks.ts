let asked: Promise<LockManager | undefined> | undefined

/** undefined: plain http on a local network offers no locks, and a browser that forbids storage refuses them with it. */
export function tabLocks(): Promise<LockManager | undefined> {
  asked ??= find()
  return asked
}

async function find(): Promise<LockManager | undefined> {
  try {
    await navigator.locks.query()
    return navigator.locks
  } catch {
    return undefined
  }
}
