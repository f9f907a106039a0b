export interface Toast {
  id: number
  message: string
  tone: 'neutral' | 'success' | 'danger'
  action?: { label: string; onPress: () => void }
}

type Watcher = () => void

const shortest = 6_000
// Long enough to find the button with a keyboard or a screen reader.
const withAction = 14_000

let toasts: readonly Toast[] = []
let lastId = 0
const watchers = new Set<Watcher>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function become(next: readonly Toast[]) {
  toasts = next
  for (const watcher of watchers) watcher()
}

function startTimer(toast: Toast) {
  clearTimeout(timers.get(toast.id))
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), toast.action ? withAction : shortest),
  )
}

/**
 * Says something in passing, from anywhere in the browser. At most three stand at once, and the same words once: in a
 * new line, which a screen reader says again. Those with something to press may each be about another thing.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  const shown: Toast = { tone: 'neutral', ...toast, id: ++lastId }
  for (const old of toasts) if (old.message === toast.message && !old.action) dismissToast(old.id)
  for (const old of toasts.slice(0, -2)) dismissToast(old.id)
  become([...toasts, shown])
  startTimer(shown)
  return shown.id
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  become(toasts.filter((toast) => toast.id !== id))
}

/** While she points at one or stands on one, none goes away. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

export function resumeToasts(): void {
  for (const toast of toasts) startTimer(toast)
}

export const currentToasts = (): readonly Toast[] => toasts

export function watchToasts(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
