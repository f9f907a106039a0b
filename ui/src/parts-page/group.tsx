import type { ReactNode } from 'react'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t-2 border-ink pt-4 lg:grid-cols-[14rem_1fr]">
      <h2 className="text-xl">{title}</h2>
      <div className="grid min-w-0 gap-8">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
