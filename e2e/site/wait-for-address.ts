import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** The first start may build for minutes. */
const PATIENCE_MS = 600_000

export async function waitForAddress(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (server.exitCode === null && Date.now() < deadline) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    await sleep(100)
  }
  throw new Error(`Nothing answers at ${url}.`)
}
