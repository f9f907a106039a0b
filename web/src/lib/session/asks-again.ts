/**
 * An answer to a second factor is used up by being right. The server knows the same one again (decision 0141), so where
 * nobody said what came of it, it is sent once more before she is told that there is no connection.
 */
export const asksAgain =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    return send(input, init).catch((error: unknown) => {
      if (!/\/factors\/[^/]+\/verify$/.test(url)) throw error
      return send(input, init)
    })
  }
