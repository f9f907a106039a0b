export interface LiveRegionProps {
  /** Read aloud whenever it changes. */
  message: string
  urgency?: 'polite' | 'assertive'
}

/** Stays mounted; only its message changes. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div aria-live={urgency} aria-atomic="true" className="sr-only">
      {message}
    </div>
  )
}
