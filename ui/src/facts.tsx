import { classNames } from './class-names.ts'

export interface FactsProps {
  /** What does not hold is left out. */
  facts: readonly (string | false | null | undefined)[]
  className?: string
}

/**
 * "Like new · Size M · Free shipping". Lines break between facts, not within one, and no dot stands at an end of a
 * line: each stands in the margin before its fact, and that of the first in a line is cut off.
 */
export function Facts({ facts, className }: FactsProps) {
  return (
    <p className={classNames('overflow-x-clip [overflow-wrap:anywhere]', className)}>
      <span className="-ms-[0.9em] flex flex-wrap">
        {facts.filter(Boolean).map((fact, at) => (
          <span key={`${at} ${fact}`} dir="auto" className="relative min-w-0 ps-[0.9em]">
            {at > 0 && <span className="absolute start-0 w-[0.9em] text-center whitespace-pre"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </p>
  )
}
