import { PRODUCT_NAME } from '@heraia/contract/product'

export { PRODUCT_NAME }

export const withProductName = (title: string): string => (title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME)
