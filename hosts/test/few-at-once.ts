/** At most `most` of these acts at once; the others wait for their turn. None may wait for another one's turn. */
export function fewAtOnce(most: number) {
  let going = 0
  const waiting: (() => void)[] = []
  return async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    if (going < most) going += 1
    else await new Promise<void>((goesOn) => waiting.push(goesOn))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else going -= 1
    }
  }
}
