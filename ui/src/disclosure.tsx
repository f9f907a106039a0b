import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface DisclosureProps {
  label: ReactNode
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Disclosures of one name: only one is open at a time. */
  name?: string
  /** `full` where it holds more than words. */
  width?: 'prose' | 'full'
  className?: string
}

/** A line that opens: questions and answers, more filters. Works before any script has loaded. */
export function Disclosure({ label, children, open, onOpenChange, name, width = 'prose', className }: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className={classNames('group/disclosure border-b border-line', className)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-accent-ink">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className={width === 'prose' ? 'max-w-prose pb-5' : 'pb-5'}>{children}</div>
    </details>
  )
}
