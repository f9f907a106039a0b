import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { iconButtonLook } from './icon-button.tsx'

export interface HeaderMenuProps {
  /** The button's name: "Menu". */
  label: string
  children: ReactNode
  /** Replaces the three lines. */
  icon?: ReactNode
  className?: string
}

/** A small panel under a header button, made of links. Escape and a press elsewhere close it; focus goes back. */
export function HeaderMenu({ label, children, icon, className }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const close = () => {
      setOpen(false)
      button.current?.focus()
    }
    const look = ({ type, target }: Event) => {
      if (!(target instanceof Element && root.current?.contains(target))) setOpen(false)
      // From the button the focus goes on to where the link leads.
      else if (type === 'click' && target.closest('a')) close()
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const done = new AbortController()
    addEventListener('pointerdown', look, done)
    addEventListener('focusin', look, done)
    addEventListener('click', look, done)
    addEventListener('keydown', escape, done)
    return () => done.abort()
  }, [open])

  const Icon = open ? X : MenuIcon
  return (
    <div ref={root} className={classNames('relative flex', className)}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className={iconButtonLook()}
      >
        {icon ?? <Icon aria-hidden="true" className="size-6" />}
      </button>
      <div
        id={panel}
        hidden={!open}
        className="header-panel grid gap-1 rounded-md border border-line bg-raised p-2 shadow-float"
      >
        {children}
      </div>
    </div>
  )
}

/** How a link stands in such a panel. */
export const headerMenuLink = 'flex min-h-12 items-center gap-3 rounded-sm px-3 font-semibold hover:bg-sunken'
