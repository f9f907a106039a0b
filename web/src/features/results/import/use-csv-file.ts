import { useEffect, useRef, useState } from 'react'
import type { CsvAnswer } from './read-csv.ts'
import { readInWorker } from './read-in-worker.ts'

type Reading =
  | { state: 'none' }
  | { state: 'reading'; name: string }
  | { state: 'read'; name: string; answer: CsvAnswer; id: number }

/** The file that she chose last; one that is still being read is let go for it. */
export function useCsvFile() {
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const current = useRef(new AbortController())
  const count = useRef(0)
  useEffect(() => () => current.current.abort(), [])

  async function choose(file: File) {
    current.current.abort()
    const control = new AbortController()
    current.current = control
    setReading({ state: 'reading', name: file.name })
    const answer = await readInWorker(file, control.signal)
    if (control.signal.aborted) return
    count.current += 1
    setReading({ state: 'read', name: file.name, answer, id: count.current })
  }

  return { reading, choose }
}
