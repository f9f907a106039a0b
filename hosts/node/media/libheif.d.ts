/** The part of libheif-js that reads pictures. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    /** RGBA. */
    data: Uint8ClampedArray<ArrayBuffer>
    width: number
    height: number
  }

  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills `pixels` and hands them on; null where the picture cannot be decoded. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void
  }

  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default libheif
}
