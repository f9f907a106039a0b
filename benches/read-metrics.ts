/** Of the server process, by its own metrics. */
async function readMetric(port: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

/** Resident memory in MB. */
export const readMemory = async (port: number): Promise<number> =>
  Math.round((await readMetric(port, 'process_resident_memory_bytes')) / 1_000_000)

/** Processor time since its start, in seconds. */
export const readProcessorTime = (port: number): Promise<number> => readMetric(port, 'process_cpu_seconds_total')
