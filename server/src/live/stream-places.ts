/**
 * Room for so many streams of one person. One that is being opened has its place already: many that are asked for at once
 * would else all find room.
 */
export function streamPlaces(openOf: (personId: string) => number, most: number) {
  const opening = new Map<string, number>()
  const change = (personId: string, by: number) => {
    const count = (opening.get(personId) ?? 0) + by
    if (count > 0) opening.set(personId, count)
    else opening.delete(personId)
  }
  /** A place, to be given back once the stream is open or is not going to be; null: there is none. */
  return (personId: string): { giveBack(): void } | null => {
    if (openOf(personId) + (opening.get(personId) ?? 0) >= most) return null
    change(personId, 1)
    return { giveBack: () => change(personId, -1) }
  }
}
