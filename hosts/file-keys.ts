/** Keys are made by the server; a key of another shape is a mistake of ours, and never a path out of the folder. */
export function mustBeKey(key: string): string {
  const isKey =
    /^[a-z0-9][a-z0-9/.-]*$/.test(key) && !key.split('/').some((part) => part === '' || part.startsWith('.'))
  if (!isKey) throw new Error('This is not the key of a file.')
  return key
}
