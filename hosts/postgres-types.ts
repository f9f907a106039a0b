/**
 * How a column's text becomes a value, the same on PostgreSQL and PGlite. What is not named here stays as both drivers
 * have it: timestamptz is a Date, json is parsed, numeric and uuid are strings.
 */
export const parseColumn: Record<number, (text: string) => unknown> = {
  // int8: ids and counts stay far below 2^53.
  20: Number,
  // date: a day has no time zone, so it is 'YYYY-MM-DD' and never a Date.
  1082: String,
  // interval
  1186: String,
  // int8[]
  1016: (text) => readSimpleArray(text).map(Number),
  // date[]
  1182: (text) => readSimpleArray(text),
}

/** `{1,2,3}`: values without commas or quotes. */
const readSimpleArray = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','))
