/** Resident memory of the server process, in MB, by its own metrics. */
export async function readMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]
  return Math.round(Number(bytes) / 1_000_000)
}
