/** Once no dialog is open any more: one that closes gives the focus back in the frame after that. */
export function afterDialog(then: () => void): void {
  const look = () => {
    if (document.querySelector('[data-dialog]')) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(then))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true })
  look()
}
