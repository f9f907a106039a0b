import { Avatar } from '../avatar.tsx'
import { type ArtScene, DrawnArt } from '../drawn-art.tsx'
import { Group, Row } from './group.tsx'
import { ViewedPicture } from './viewed-picture.tsx'

const people = ['mira', 'dana', 'ines', 'zofia', 'amara', 'yuki', 'lupe', 'freya', 'noor', 'carla', 'thandi', 'sole']
const scenes: readonly ArtScene[] = ['track', 'court', 'pool', 'pitch', 'road', 'balls', 'athletes']

export function Pictures() {
  return (
    <Group title="Pictures">
      <DrawnArt seed="front" scene="hero" className="aspect-4/3 w-full rounded-lg sm:aspect-2/1" />
      <Row>
        {people.map((person) => (
          <Avatar key={person} seed={person} size="large" />
        ))}
      </Row>
      <Row>
        {people.slice(0, 8).map((team) => (
          <Avatar key={team} seed={team} size="large" kind="team" />
        ))}
      </Row>
      <Row>
        {(['tiny', 'small', 'medium', 'large', 'huge'] as const).map((size) => (
          <Avatar key={size} seed="mira" size={size} />
        ))}
      </Row>
      <ViewedPicture />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {scenes.flatMap((scene) =>
          ['a', 'b', 'c', 'd'].map((seed) => (
            <DrawnArt
              key={scene + seed}
              seed={`${scene} ${seed}`}
              scene={scene}
              className="aspect-4/3 w-full rounded-md"
            />
          )),
        )}
      </div>
    </Group>
  )
}
