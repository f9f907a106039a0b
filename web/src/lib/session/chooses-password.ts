import { createStore } from '../store.ts'

/** She came by a recovery link, here or in another tab: the reset screen asks for the new password at once. */
export const choosesPassword = createStore(false)
