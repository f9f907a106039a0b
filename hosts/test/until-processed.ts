/** Publishes what was uploaded: jobs of a running server take their time. */
export async function untilProcessed<Answer>(publish: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publish()
    } catch (error) {
      if (attempt === 120) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
