import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { AriaSite } from './aria-site.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { floatLook, floatRow } from './float-look.ts'
import { type IconButtonTone, iconButtonLook } from './icon-button.tsx'

export interface MenuChoice {
  id: string
  label: string
  /** A second, quiet line. */
  detail?: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** Either goes somewhere or does something. */
  href?: string
  onAction?: () => void
}

export interface MenuProps {
  /** The trigger's name, and the menu's. */
  label: string
  choices: readonly MenuChoice[]
  /** `button` shows the label, `icon` only the icon, `bare` whatever is given as children (an avatar). */
  trigger?: 'button' | 'icon' | 'bare'
  icon?: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  iconTone?: IconButtonTone
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  children?: ReactNode
}

export function Menu(props: MenuProps) {
  const { label, choices, trigger = 'button', icon, tone, size, iconTone, placement = 'bottom end', children } = props
  const look = {
    button: buttonLook({ tone, size }),
    icon: iconButtonLook(iconTone),
    bare: 'touch inline-grid place-items-center rounded-full',
  }[trigger]
  return (
    <AriaSite>
      <MenuTrigger>
        <Button aria-label={trigger === 'button' ? undefined : label} className={look}>
          {icon}
          {trigger === 'button' && <span>{label}</span>}
          {children}
        </Button>
        <Popover placement={placement} className={floatLook('min-w-56 p-1.5')}>
          <AriaMenu aria-label={label} className="outline-none">
            {choices.map((choice) => (
              <MenuItem
                key={choice.id}
                id={choice.id}
                textValue={choice.label}
                href={choice.href}
                onAction={choice.onAction}
                isDisabled={choice.disabled}
                className={floatRow(
                  classNames('[&_svg]:size-5 [&_svg]:shrink-0', choice.tone === 'danger' && 'text-danger-ink'),
                )}
              >
                {choice.icon}
                <span className="grid">
                  <span className="font-medium">{choice.label}</span>
                  {choice.detail && <span className="text-sm text-muted">{choice.detail}</span>}
                </span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaSite>
  )
}
