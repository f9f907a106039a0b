import type { ReactNode } from 'react'

/** One of hers in a list: what it is, what is known of it, what she can do with it. */
export function WayRow(props: { icon: ReactNode; title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted">{props.icon}</span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{props.title}</p>
        <div className="text-sm text-muted [overflow-wrap:anywhere]">{props.children}</div>
      </div>
      {props.actions && <div className="flex flex-wrap gap-2">{props.actions}</div>}
    </li>
  )
}

export const WayList = ({ children }: { children: ReactNode }) => (
  <ul className="grid divide-y divide-line border-y border-line">{children}</ul>
)
