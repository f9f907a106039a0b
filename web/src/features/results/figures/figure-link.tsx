import type { Figure } from '@heraia/contract/figures'
import type { PersonChip } from '@heraia/contract/person'
import { classNames } from '@heraia/ui/class-names.ts'
import { Link } from '@heraia/ui/link'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { statsTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'

interface FigureLinkProps {
  figure: Pick<Figure, 'id' | 'results'>
  viewing: StatsViewing
  /** What it is, for who hears the link alone: "100 metres, personal best". */
  name: string
  /** Whose it is, where it is not of her whose tab this is: it leads there. */
  of?: Pick<PersonChip, 'handle'>
  children: ReactNode
  className?: string
}

/** A number that leads to the results it comes from. One without results is only a number. */
export function FigureLink({ figure, viewing, name, of, children, className }: FigureLinkProps) {
  const texts = useTexts(statsTexts)
  if (figure.results === 0) return <span className={className}>{children}</span>
  const isElsewhere = of !== undefined && of.handle !== viewing.handle
  return (
    <Link
      href={isElsewhere ? viewing.hrefAt(of.handle, figure.id) : viewing.hrefOf({ figure: figure.id })}
      // The page stays where it is under the dialog; a new tab still gets the address.
      onClick={(event) => {
        if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        viewing.show({ figure: figure.id })
      }}
      className={classNames(
        'touch-beyond underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent',
        className,
      )}
    >
      {children}
      <span className="sr-only">{` · ${name} · ${texts.resultsCount(figure.results)}`}</span>
    </Link>
  )
}
