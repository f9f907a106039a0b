import { type ReactNode, useEffect, useRef } from 'react'

/** One way of setting something up; its title takes the focus when it takes the place of the choice. */
export function StepFrame({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5 rounded-md border border-line bg-raised p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="title text-xl outline-none">
          {title}
        </h2>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  )
}
