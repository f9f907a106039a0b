import { PRODUCT_NAME } from '@heraia/contract/product'
export const readHealth = async (): Promise<Response> =>
  Response.json({
    name: `${PRODUCT_NAME} Auth`,
    version: '1',
    description: 'Speaks the wire contract of Supabase Auth',
  })
