import { rememberingStorage } from './session-storage.ts'

/** What found no room in this browser. */
const onThisPage = new Map<string, string>()

/**
 * What auth-js keeps. A browser whose storage is full lets her in all the same: what finds no room is kept as long as
 * this page stands, and nothing older stays in its place.
 */
export const authStorage = {
  getItem: (key: string): string | null => onThisPage.get(key) ?? rememberingStorage.getItem(key),
  setItem(key: string, value: string) {
    onThisPage.delete(key)
    try {
      rememberingStorage.setItem(key, value)
    } catch {
      rememberingStorage.removeItem(key)
      onThisPage.set(key, value)
    }
  },
  removeItem(key: string) {
    onThisPage.delete(key)
    rememberingStorage.removeItem(key)
  },
}
