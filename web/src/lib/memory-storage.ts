/** A browser's storage for tests: its entries are its own properties, as there; `full` refuses to take more. */
class MemoryStorage {
  [entry: string]: unknown
  #isFull = false

  get full(): boolean {
    return this.#isFull
  }
  set full(isFull: boolean) {
    this.#isFull = isFull
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    if (this.#isFull) throw new DOMException('full', 'QuotaExceededError')
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

export const memoryStorage = () => new MemoryStorage()
