/** Once no dialog and no menu is open any more: what closes gives the focus back in the frame after that. */
export function afterDialog(then: () => void): void {
  const look = () => {
    if (document.querySelector('[data-dialog], [role=menu]')) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(then))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true })
  look()
}
