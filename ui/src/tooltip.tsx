import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip'

export interface TooltipProps {
  words: string
  /** One part that takes focus: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }, string>
  placement?: 'top' | 'bottom'
}

/** More about a button, on hover and on focus. Never the only place something is said. */
export function Tooltip({ words, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-sm bg-inverse px-3 py-1.5 text-sm text-on-inverse transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
