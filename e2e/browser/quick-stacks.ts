/**
 * Playwright asks for a stack at each of its steps, and looks up where each of its frames stood before it was compiled: of its
 * own code, which is most of them, they say that themselves. That was a seventh of all that it does.
 */
const mapped = Error.prepareStackTrace

if (mapped)
  Error.prepareStackTrace = (error, frames) => {
    const lineOf = (frame: NodeJS.CallSite) =>
      isOurs(frame.getFileName())
        ? String(mapped(error, [frame]))
            .split('\n')
            .at(-1)
        : asMapped(frame)
    return [mapped(error, []), ...frames.map(lineOf)].join('\n')
  }

const isOurs = (file: string | null | undefined): boolean => !!file && !/\/node_modules\/|^node:/.test(file)

interface InWords {
  toString(): string
}

/** Which it waited for is not said there, and Playwright would take it for a part of the file's name. */
const asMapped = (frame: InWords): string => `    at ${frame.toString().replace(/^async /, '')}`
