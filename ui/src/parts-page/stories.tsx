import { BadgeCheck, Bike } from 'lucide-react'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Card, CardLink } from '../card.tsx'
import { DrawnArt } from '../drawn-art.tsx'
import { Facts } from '../facts.tsx'
import { Stat } from '../stat.tsx'
import { Tag } from '../tag.tsx'
import { Time } from '../time.tsx'
import { Group, Row } from './group.tsx'

const stories = [
  { id: 'spikes', title: 'Sprint spikes, size 39', facts: ['€45', 'Lisbon'], state: 'Sold' },
  { id: 'scull', title: 'Single scull, two seasons old', facts: ['€1,900', 'Hamburg'], state: 'New' },
  { id: 'relay', title: 'Eleven women, one relay', facts: ['Team', '11 athletes'], state: 'Open' },
]

const finished = Date.now() - 3 * 3_600_000

export function Stories() {
  return (
    <Group title="Cards and words">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {stories.map((story) => (
          <Card key={story.id}>
            <DrawnArt seed={story.id} className="aspect-4/3 w-full" />
            <div className="grid gap-1 p-4">
              <h3 className="text-lg">
                <CardLink href={`#${story.id}`}>{story.title}</CardLink>
              </h3>
              <Facts facts={story.facts} className="figures text-sm text-muted" />
              <Badge tone={story.state === 'Sold' ? 'neutral' : 'accent'} className="mt-2 justify-self-start">
                {story.state}
              </Badge>
            </div>
          </Card>
        ))}
      </div>
      <article className="flex flex-wrap items-center gap-5 border-y border-line py-6">
        <Avatar seed="mira" size="huge" />
        <div className="grid gap-2">
          <p className="title text-2xl">Mira Okafor</p>
          <Row>
            <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
              Verified
            </Badge>
            <Tag href="#cycling" icon={<Bike aria-hidden="true" />}>
              Cycling
            </Tag>
            <Tag>Montevideo</Tag>
            <Time at={finished} locale="en" className="text-sm text-muted" />
          </Row>
          <dl className="mt-2 flex flex-wrap gap-8">
            <Stat value="54.02" label="400 m, seconds" size="hero" />
            <Stat value="1,204" label="Followers" />
            <Stat value="38" label="Results" />
          </dl>
        </div>
      </article>
      <Row>
        {(['neutral', 'accent', 'success', 'danger', 'notice', 'inverse'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    </Group>
  )
}
