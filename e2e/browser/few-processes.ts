/** RenderDocument: each page has a frame of its own, though it is of the same site. PaintHolding: none is drawn for a while. */
const OFF = ['RenderDocument', 'PaintHolding']
const ON = ['NetworkServiceInProcess2']

/**
 * The package's Chromium with less beside a journey's pages: what asks servers and what draws work in the browser's own
 * process, and a page of the site takes over the frame of the one before (with it the mouse, which stands where it stood, as
 * in anybody's browser). Chromium heeds the last list of features alone, so these go into the package's. Another browser has
 * no such lists, and stays as it is.
 */
export function inFewProcesses(args: readonly string[]): string[] {
  const named = args.map((arg) => withMore(withMore(arg, '--disable-features=', OFF), '--enable-features=', ON))
  return named.every((arg, at) => arg === args[at]) ? named : [...named, '--in-process-gpu']
}

const withMore = (arg: string, list: string, more: string[]): string =>
  arg.startsWith(list) ? [arg, ...more].join(',') : arg
