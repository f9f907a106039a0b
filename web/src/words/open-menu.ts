/** The panel that a button controls opens; Escape and a press elsewhere close it, as the part itself does (ui's HeaderMenu). */
export function openMenu(button: HTMLButtonElement) {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!panel) return
  const done = new AbortController()
  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    if (!isOpen) done.abort()
  }
  if (!panel.hidden) return show(false)
  show(true)
  const elsewhere = ({ target }: Event) => {
    if (target instanceof Node && !panel.contains(target) && !button.contains(target)) show(false)
  }
  addEventListener('pointerdown', elsewhere, done)
  addEventListener('focusin', elsewhere, done)
  // The product's own code takes it as closed.
  addEventListener('app-started', () => show(false), done)
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      show(false)
      button.focus()
    },
    done,
  )
}
