/** One way in after the other: the same one again waits for itself, another one takes over from one that does not end. */
export function waysInTurn() {
  let running: { name: string } | null = null
  return {
    runs: (name: string) => running?.name === name,
    /** `isCurrent`: whether nothing else took over, asked when it ends. */
    begin(name: string) {
      const mine = { name }
      running = mine
      const isCurrent = () => running === mine
      return {
        isCurrent,
        end() {
          if (isCurrent()) running = null
        },
      }
    },
    end() {
      running = null
    },
  }
}
