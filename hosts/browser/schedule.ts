/** Whether a minute is one of a crontab's pattern (numbers, `*`, lists, ranges and steps), in UTC. */
export function isDue(pattern: string, at: Date): boolean {
  const now = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()]
  return pattern.split(' ').every((field, index) => field.split(',').some((part) => fits(part, now[index] ?? 0)))
}

function fits(part: string, now: number): boolean {
  const [range = '*', step = '1'] = part.split('/')
  const [first = '*', last = first] = range.split('-')
  const from = first === '*' ? 0 : Number(first)
  const to = first === '*' ? Number.POSITIVE_INFINITY : Number(last)
  return now >= from && now <= to && (now - from) % Number(step) === 0
}
