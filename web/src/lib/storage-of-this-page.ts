/** Its entries are its own properties, as those of the browser's are: `Object.keys` of it are the keys. */
class PageStorage {
  [entry: string]: unknown

  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: unknown) {
    this[key] = String(value)
  }
  removeItem(key: string) {
    delete this[key]
  }
}

/**
 * A browser that forbids storage throws wherever it is asked for. She may come in all the same: what would be kept is
 * kept as long as this page stands. Called before anything asks.
 */
export function standInForStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].getItem('')
    } catch {
      Object.defineProperty(globalThis, name, { value: new PageStorage(), configurable: true })
    }
  }
}
