import type { ContentBlock, ContentPage, ContentSection } from '@heraia/contract/content'
import { Card, CardLink } from '@heraia/ui/card'
import { Disclosure } from '@heraia/ui/disclosure'
import { Fragment, type ReactNode } from 'react'
import { ContentText } from './content-text.tsx'

export type Slots = Record<string, ReactNode>

export function ContentSections({ page, slots }: { page: ContentPage; slots: Slots }) {
  return page.sections.map((section) => <Section key={section.id} {...section} slots={slots} />)
}

function Section({ id, title, look, blocks, slots }: ContentSection & { slots: Slots }) {
  const isEmpty = blocks.every((block) => block.kind === 'slot' && !slots[block.name])
  if (isEmpty) return null
  const inside = <Blocks blocks={blocks} look={look} slots={slots} />
  if (!title) return <div className="grid gap-6">{inside}</div>
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {inside}
    </section>
  )
}

interface BlocksProps {
  blocks: ContentBlock[]
  look: ContentSection['look']
  slots: Slots
}

function Blocks({ blocks, look, slots }: BlocksProps) {
  const items = blocks.filter((block) => block.kind === 'item')
  const others = blocks.filter((block) => block.kind !== 'item')
  return (
    <>
      {others.map((block, at) =>
        block.kind === 'text' ? (
          <ContentText key={block.html} html={block.html} />
        ) : (
          <Fragment key={`${block.name}-${at}`}>{slots[block.name]}</Fragment>
        ),
      )}
      {items.length > 0 && (look === 'faq' ? <Questions items={items} /> : <Cards items={items} />)}
    </>
  )
}

type Item = Extract<ContentBlock, { kind: 'item' }>

const Questions = ({ items }: { items: Item[] }) => (
  <div>
    {items.map(({ id, title, html }) => (
      <Disclosure key={id} label={title}>
        <ContentText html={html} />
      </Disclosure>
    ))}
  </div>
)

/** Only what leads somewhere looks as if it could be opened. */
const Cards = ({ items }: { items: Item[] }) => (
  <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
    {items.map(({ id, title, href, html }) => (
      <li key={id}>
        {href ? (
          <Card className="grid h-full content-start gap-1 p-5">
            <h3 className="text-lg">
              <CardLink href={href}>{title}</CardLink>
            </h3>
            <ContentText html={html} tone="muted" />
          </Card>
        ) : (
          <div className="grid h-full content-start gap-1 border-t border-line pt-4">
            <h3 className="text-lg">{title}</h3>
            <ContentText html={html} tone="muted" />
          </div>
        )}
      </li>
    ))}
  </ul>
)
