/** Starts to watch; the answer says how much of one core this process has taken since. */
export function loadGeneratorShare(): () => number {
  const before = process.cpuUsage()
  const start = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / (performance.now() - start)
  }
}
