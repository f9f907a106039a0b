export interface Gathered {
  soon: () => void
  stop: () => void
}

/** Live events come one by one in a burst: `act` runs once for all that came within `afterMs` of the first. */
export function gather(act: () => void, afterMs: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    // Not put off by what comes meanwhile: where events never cease, it would never run.
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, afterMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
