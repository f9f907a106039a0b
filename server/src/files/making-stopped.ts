/** The server stops while something is made: no attempt of it was lost. */
export class MakingStopped extends Error {
  constructor() {
    super('The server stopped while this was made.')
  }
}
