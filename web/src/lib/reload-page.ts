/**
 * Begins anew with what the server has now. Rejects where it cannot be reached: the browser would show a page of its
 * own, and what stands here would be gone.
 */
export async function reloadPage(): Promise<void> {
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (status >= 500) throw new TypeError()
  location.reload()
}
