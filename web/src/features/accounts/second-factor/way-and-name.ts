/** `Code of your app · My phone`; the way alone where it has no name of its own, or the way's. */
export const wayAndName = (way: string, name: string | undefined): string => {
  const own = name?.trim() ?? ''
  return own === '' || own.toLowerCase() === way.toLowerCase() ? way : `${way} · ${own}`
}
