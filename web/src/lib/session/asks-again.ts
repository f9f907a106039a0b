/** A phone that changes its network is back after as long. */
const PAUSE_MS = 500

/** Before something is asked for once more. */
export const aMoment = (ms = PAUSE_MS) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * An answer to a second factor is used up by being right. The server knows the same one again (decision 0141), so where
 * nobody said what came of it, it is sent once more before she is told that there is no connection.
 */
export const asksAgain =
  (send: typeof fetch, pauseMs?: number): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    return send(input, init).catch(async (error: unknown) => {
      if (!/\/factors\/[^/]+\/verify$/.test(url)) throw error
      await aMoment(pauseMs)
      return send(input, init)
    })
  }
