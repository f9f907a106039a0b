/** PostgreSQL carries less than 8,000 bytes in a NOTIFY; every adapter refuses the same. */
export function refuseLongMessage(message: string): void {
  const bytes = new TextEncoder().encode(message).length
  if (bytes > 7000) throw new Error(`A broadcast of ${bytes} bytes is too long: say where to look, not what is there.`)
}
