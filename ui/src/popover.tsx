import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover'
import { AriaSite } from './aria-site.tsx'
import { type ButtonTone, buttonLook } from './button-look.ts'
import { floatLook } from './float-look.ts'
import { iconButtonLook } from './icon-button.tsx'

export interface PopoverProps {
  label: string
  /** `badge` is a word that says what state something is in, and opens why. */
  trigger?: 'button' | 'icon' | 'badge'
  icon?: ReactNode
  tone?: ButtonTone
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top'
  children: ReactNode | ((close: () => void) => ReactNode)
}

const badgeLook =
  'touch-beyond inline-flex items-center gap-1 rounded-sm bg-success-soft px-2 py-1 text-sm font-semibold text-on-success-soft'

/** A few things beside the button that opened them; the page behind stays as it is. */
export function Popover(props: PopoverProps) {
  const { label, trigger = 'button', icon, tone, placement = 'bottom start', children } = props
  return (
    <AriaSite>
      <DialogTrigger>
        <Button
          aria-label={trigger === 'icon' ? label : undefined}
          className={{ icon: iconButtonLook(), button: buttonLook({ tone }), badge: badgeLook }[trigger]}
        >
          {icon}
          {trigger !== 'icon' && <span>{label}</span>}
        </Button>
        <AriaPopover placement={placement} className={floatLook('w-80')}>
          <Dialog aria-label={label} className="p-4 outline-none">
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaSite>
  )
}
