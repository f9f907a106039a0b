import { useEffect, useState } from 'react'

/** Whole seconds that are left, counting down to 0 once started; `from`: started already. */
export function useCountdown(from = 0): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(from)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: setLeft }
}
