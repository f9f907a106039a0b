/** The machine was slow, or had no memory or no file left: the file is not to blame, and the queue tries again. */
export class MachineFault extends Error {
  override name = 'MachineFault'
}

/** What Node and libvips say then. */
export function isMachineFault(error: Error & { code?: unknown }): boolean {
  if (error instanceof MachineFault) return true
  return CODES.test(String(error.code)) || WORDS.test(error.message)
}

const CODES = /^(ENOMEM|EMFILE|ENFILE|EAGAIN|ERR_WORKER_\w+)$/
const WORDS = /^timeout: |out of memory|allocation failed|could not allocate|too many open files/i
