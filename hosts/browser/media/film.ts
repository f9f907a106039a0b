/** What only a page can find out of a film: a worker has no player. */
export interface Film {
  durationMs: number
  /** A picture of it, JPEG. */
  poster: Uint8Array
}

/** null: this browser does not play it. */
export type LookAtFilm = (bytes: Uint8Array) => Promise<Film | null>
