import { createStore } from '../store.ts'

/** Of all tabs this one has the stream: what the server is told once of what came is told here. */
export const streamIsHere = createStore(false)
