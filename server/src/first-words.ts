/**
 * The first words of a text, at most `most` letters of JavaScript with the sign that says that it goes on. Ask the
 * database for one more than `most`, so that it is seen whether there is more.
 */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  // Somebody who writes without spaces is cut inside her word, but never inside a letter.
  const end = cut.search(/\s\S*$/u)
  const words = end > most / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${words.trimEnd()}…`
}
