interface KeptReason {
  text: string
}

/** In the place of nothing, or of another that she tried; below words of her own. */
export function withKeptReason(words: string, kept: readonly KeptReason[], at: number): string {
  const chosen = kept[at]
  if (!chosen) return words
  const isOwn = words.trim() !== '' && !kept.some(({ text }) => text === words.trim())
  return isOwn ? `${words.trimEnd()}\n\n${chosen.text}` : chosen.text
}
