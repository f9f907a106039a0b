import { PRODUCT_NAME } from '../product.ts'

/** The name, with the lanes of a track running into it. Where large letters leave no room, the lanes alone. */
export function Wordmark() {
  return (
    <span className="flex h-8 flex-wrap items-center gap-2 overflow-hidden">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <g fill="none" strokeLinecap="round" strokeWidth="3.5">
          <path d="M7 25V12a5 5 0 0 1 5-5m8 0a5 5 0 0 1 5 5v13" className="stroke-ink" />
          <path d="M7 18.5c4.5-3.4 13.5-3.4 18 0" className="stroke-accent" />
        </g>
      </svg>
      <span className="title text-lg leading-none">{PRODUCT_NAME}</span>
    </span>
  )
}
