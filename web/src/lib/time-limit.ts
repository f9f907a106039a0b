export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Rejects with TimedOut when `work` has not ended after `ms`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`nothing after ${ms} ms`)), ms)
  })
  return await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
