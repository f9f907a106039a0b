/** Whether an address that came from outside leads within this site. Browsers read `//` and `/\` as another site's start. */
export const isPathHere = (address: string): boolean => /^\/(?![/\\])/.test(address) && !hasControlCharacters(address)

const hasControlCharacters = (value: string) => Array.from(value).some((letter) => letter < ' ')
