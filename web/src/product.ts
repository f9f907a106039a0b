/** The name stands here only: titles, texts and drawings take it from this line. */
export const PRODUCT_NAME = 'Heraia'

export const withProductName = (title: string): string => (title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME)
