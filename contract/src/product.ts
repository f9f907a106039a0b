/** The name stands here only: titles, texts and mails take it from this line; wordmark-lines.ts draws its letters. */
export const PRODUCT_NAME = 'Heraia'
