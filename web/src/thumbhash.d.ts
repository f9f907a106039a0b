/** The package brings no types of its own. */
declare module 'thumbhash' {
  /** A PNG as a data URL. */
  export function thumbHashToDataURL(hash: Uint8Array): string
}
