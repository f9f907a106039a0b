/**
 * A name for each statement, the same on every connection. Once all are given, the statement that nobody has asked for the
 * longest hands its name on; a connection that knows another by it parses anew (prepared-query.ts).
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  nameOf(text: string): string {
    const name = this.#names.get(text) ?? this.#free()
    this.#names.delete(text)
    this.#names.set(text, name)
    return name
  }

  #free(): string {
    if (this.#names.size < this.#most) return `heraia_${this.#names.size + 1}`
    const [[text, name] = ['', '']] = this.#names
    this.#names.delete(text)
    return name
  }
}
