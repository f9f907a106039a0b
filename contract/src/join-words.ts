/** Letters of why somebody would like to join. Apart from joining.ts: a page needs no more of it. */
export const JOIN_WORDS_MAX = 500
