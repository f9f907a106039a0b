export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Rejects with TimedOut when `work` has not ended after `ms`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  // Nothing is late before somebody can answer.
  if (import.meta.env.MODE === 'demo') await Promise.race([work, isOpen()])
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), ms)
  })
  return await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const isOpen = async (): Promise<void> => (await import('./demo/demo-control.ts')).demoControl().opened
