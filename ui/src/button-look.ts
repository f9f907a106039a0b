import { classNames } from './class-names.ts'

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  tone?: ButtonTone
  size?: ButtonSize
  width?: 'content' | 'full'
}

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  quiet: 'border border-control bg-raised text-ink hover:border-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  plain: 'text-ink hover:bg-sunken',
}

const sizes: Record<ButtonSize, string> = {
  small: 'px-3.5 text-sm',
  medium: 'px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
}

const shape =
  'touch relative inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-semibold no-underline ' +
  'transition-colors select-none not-aria-busy:aria-disabled:opacity-60 disabled:opacity-50 [&_svg]:shrink-0'

/** The classes of everything that looks like a button, be it a button, a link or a menu's trigger. */
export const buttonLook = (look: ButtonLook, className?: string): string =>
  classNames(
    shape,
    tones[look.tone ?? 'quiet'],
    sizes[look.size ?? 'medium'],
    look.width === 'full' && 'w-full',
    className,
  )
