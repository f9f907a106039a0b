export const readHealth = async (): Promise<Response> =>
  Response.json({ name: 'Heraia Auth', version: '1', description: 'Speaks the wire contract of Supabase Auth' })
