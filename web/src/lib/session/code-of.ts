/** The code of what the auth server refused, as the client of today reads it or as older ones did. */
export async function codeOf(answer: Response): Promise<unknown> {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (typeof said !== 'object' || said === null) return undefined
  return 'error_code' in said ? said.error_code : Reflect.get(said, 'code')
}
