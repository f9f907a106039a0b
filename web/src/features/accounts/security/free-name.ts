/** `App`, or `App 2` where she has an `App`: the names of her factors differ. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let nr = 1; ; nr += 1) {
    const name = nr === 1 ? wanted : `${wanted} ${nr}`
    if (!names.has(name.toLowerCase())) return name
  }
}
