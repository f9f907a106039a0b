import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export type BannerTone = 'neutral' | 'success' | 'notice' | 'danger'

export interface BannerProps {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  dismissLabel?: string
  onDismiss?: () => void
  className?: string
}

const tones = {
  neutral: { look: 'bg-sunken text-ink', icon: Info },
  success: { look: 'bg-success-soft text-on-success-soft', icon: CircleCheck },
  notice: { look: 'bg-notice-soft text-on-notice-soft', icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-on-danger-soft', icon: CircleAlert },
}

/** Something to know about this page or form. Danger is read aloud at once, the others when there is a pause. */
export function Banner({ tone = 'neutral', title, children, action, dismissLabel, onDismiss, className }: BannerProps) {
  const { look, icon: Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-3', look, className)}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3 wrap-anywhere">
        <Icon aria-hidden="true" className="size-5 shrink-0 translate-y-0.5" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-sm">{children}</div>}
        </div>
      </div>
      {action}
      {onDismiss && dismissLabel && (
        <IconButton
          label={dismissLabel}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onDismiss}
          className="-me-2 text-current! hover:bg-transparent"
        />
      )}
    </div>
  )
}
