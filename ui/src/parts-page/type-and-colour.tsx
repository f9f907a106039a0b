import { Group } from './group.tsx'

const swatches = [
  'bg-surface text-ink',
  'bg-raised text-muted',
  'bg-sunken text-ink',
  'bg-inverse text-on-inverse',
  'bg-accent text-on-accent',
  'bg-accent-soft text-on-accent-soft',
  'bg-success text-on-success',
  'bg-success-soft text-on-success-soft',
  'bg-danger text-on-danger',
  'bg-danger-soft text-on-danger-soft',
  'bg-notice-soft text-on-notice-soft',
]

export function TypeAndColour() {
  return (
    <Group title="Type and colour">
      <div className="grid gap-3">
        <p className="kicker text-accent-ink">Athletics · Final</p>
        <p className="title text-3xl">Gold by a hair</p>
        <p className="title text-2xl">She ran the last bend alone</p>
        <p className="title text-xl">Eleven women, one relay, no sleep</p>
        <p className="text-lg">Mira had not planned to start. Two hours later she held the club record.</p>
        <p className="max-w-prose">
          Text stands on warm paper and stays quiet. It may hold{' '}
          <a className="link" href="#colour">
            a link
          </a>{' '}
          or a figure such as <span className="figures font-semibold">11.04 s</span>.
        </p>
        <p className="text-sm text-muted">Small words for what is beside the point.</p>
        <p className="text-xs text-muted">The smallest, for badges and times.</p>
      </div>
      <ul
        id="colour"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3"
      >
        {swatches.map((swatch) => (
          <li key={swatch} className={`grid min-h-24 content-end p-3 text-xs ${swatch}`}>
            <span className="title text-xl">Aa 9:58</span>
            {swatch}
          </li>
        ))}
      </ul>
    </Group>
  )
}
