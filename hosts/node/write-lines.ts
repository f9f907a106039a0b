import { write, writeSync } from 'node:fs'

/** So much waits at most for an output that does not take it. */
const MOST_WAITING = 1024 * 1024
const TRY_AGAIN_MS = 100

/** What was said last tells why the process ended: of all who write, those whose words still wait then. */
const unsaid = new Set<() => void>()
process.once('exit', () => {
  for (const say of unsaid) say()
})

/**
 * Lines into an output of the process, in their order. What tells of trouble must not make any: a line that the output
 * refuses (its disk is full, who read it is gone) is left out, and the next one is tried.
 */
export function writeLines(fd: number): (line: string) => void {
  let waiting = ''
  let sending: Buffer | null = null
  /** Of a line that was refused a part may stand there. */
  let isTorn = false

  function send(): void {
    if (sending || waiting === '') return
    sending = Buffer.from(isTorn ? `\n${waiting}` : waiting)
    waiting = ''
    unsaid.delete(sayRest)
    isTorn = false
    write(fd, sending, heard)
  }

  function heard(error: NodeJS.ErrnoException | null, written: number): void {
    const rest = sending?.subarray(error ? 0 : written) ?? Buffer.alloc(0)
    const isBusy = error?.code === 'EAGAIN'
    sending = (isBusy || !error) && rest.length > 0 ? rest : null
    if (!sending) {
      isTorn = error !== null
      send()
    } else if (isBusy) {
      setTimeout(() => write(fd, rest, heard), TRY_AGAIN_MS).unref()
    } else {
      write(fd, rest, heard)
    }
  }

  /** What is on its way gets there by itself. */
  function sayRest(): void {
    try {
      writeSync(fd, waiting)
    } catch {}
  }

  return (line) => {
    if (waiting.length < MOST_WAITING) waiting += line
    send()
    if (waiting !== '') unsaid.add(sayRest)
  }
}
