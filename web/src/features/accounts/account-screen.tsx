import { DrawnArt } from '@heraia/ui/drawn-art'
import { PageHeading } from '@heraia/ui/page-heading'
import type { ReactNode } from 'react'

/** The frame of sign-in and registration: the form, and on wide screens a drawing beside it. */
export function AccountScreen({
  title,
  lead,
  seed,
  children,
}: {
  title: string
  lead: string
  seed: string
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 md:py-14 lg:grid-cols-2 lg:gap-16">
      <div className="mx-auto w-full max-w-md">
        <PageHeading title={title} lead={lead} />
        <div className="mt-8">{children}</div>
      </div>
      <DrawnArt seed={seed} scene="hero" className="hidden h-[40rem] w-full rounded-lg lg:block" />
    </div>
  )
}
