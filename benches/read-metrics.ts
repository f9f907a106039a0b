/** Of the server process, by its own metrics. */
async function readMetric(port: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

/** Resident memory, and what of it is JavaScript's heap in use, in MB. */
export async function readMemory(port: number): Promise<{ resident: number; heap: number }> {
  const inMegabytes = async (name: string) => Math.round((await readMetric(port, name)) / 1_000_000)
  return {
    resident: await inMegabytes('process_resident_memory_bytes'),
    heap: await inMegabytes('nodejs_heap_size_used_bytes'),
  }
}

/** Processor time since its start, in seconds. */
export const readProcessorTime = (port: number): Promise<number> => readMetric(port, 'process_cpu_seconds_total')
