import { Star } from 'lucide-react'

/** So many of five; `label` says it in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex text-accent-ink">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={star <= count ? 'size-5 fill-current' : 'size-5'} />
      ))}
    </span>
  )
}
