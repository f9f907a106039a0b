// JavaScript, as require-node-24.js beside it is.

/**
 * How the C library of Linux gives memory back: it would keep a heap for each thread, and more of what was freed the
 * larger that was. Both may only be said before a process begins, so it begins anew, with the same number and the same
 * words. Elsewhere these mean nothing and are not said.
 */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
const names = Object.keys(settings)

if (process.env.MALLOC_ARENA_MAX === undefined) {
  if (process.platform === 'linux' && process.execve) {
    const [, ...words] = process.argv
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...words], { ...process.env, ...settings })
  }
} else {
  // Not for the processes that this one starts: PostgreSQL asks for large pieces all the time.
  for (const name of names) if (process.env[name] === settings[name]) delete process.env[name]
}
