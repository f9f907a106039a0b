import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useWidth } from './use-width.ts'

export interface ChartBar {
  id: string
  /** Under the bar, "mar", and where there is no room for that, "m"; of many bars, some have none. */
  label: string
  short: string
  /** null: nothing to show there. */
  value: number | null
  /** Over the bar, as people write it: "11.84". Empty where there are too many. */
  shown: string
  /** The one to look at; `shown` says so in words too, for nothing depends on the colour. */
  isBest: boolean
}

export interface BarChartProps {
  /** The chart in one sentence, for who does not see it. */
  label: string
  bars: readonly ChartBar[]
  /** Marks on the left as people write them. */
  showTick: (value: number) => string
  /** Where the bars stand. Times never start at 0: the differences would drown. */
  from: number
  to: number
  whole?: boolean
}

const HEIGHT = 240
const margin = { top: 28, end: 4, bottom: 32 }

/** Bars from left to right, drawn at the size of the place it is given. */
export default function BarChart({ label, bars, showTick, from, to, whole = false }: BarChartProps) {
  const [place, width] = useWidth()
  const start = 12 + 7 * Math.max(...[from, to].map((value) => showTick(value).length), 2)
  const x = scaleBand({ domain: bars.map(({ id }) => id), range: [start, width - margin.end], padding: 0.28 })
  const y = scaleLinear({ domain: [from, to], range: [HEIGHT - margin.bottom, margin.top] })
  const ticks = y.ticks(4).filter((tick) => !whole || Number.isInteger(tick))
  const hasBest = bars.some(({ isBest }) => isBest)
  const words = x.step() < WORD_WIDTH ? 'short' : 'label'
  const named = new Map(bars.map((bar) => [bar.id, bar]))
  return (
    // The drawing never holds its place wide open: a narrower window is seen at once.
    <div ref={place} className="relative h-60 w-full min-w-0 overflow-clip">
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className="absolute inset-0">
          <g aria-hidden="true">
            {ticks.map((tick) => (
              <line key={tick} x1={start} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            ))}
            <AxisLeft
              scale={y}
              left={start}
              hideAxisLine
              hideTicks
              tickValues={ticks}
              tickFormat={(value) => showTick(Number(value))}
              tickLabelProps={{ className: tickLook, textAnchor: 'end', dx: -4, dy: '0.33em', ...plain }}
            />
            <AxisBottom
              scale={x}
              top={HEIGHT - margin.bottom}
              hideTicks
              stroke="currentColor"
              axisLineClassName="text-control"
              // Those that have a word: by itself the axis leaves some of many out.
              tickValues={bars.filter((bar) => bar[words] !== '').map(({ id }) => id)}
              tickFormat={(id) => named.get(String(id))?.[words] ?? ''}
              tickLabelProps={{ className: tickLook, textAnchor: 'middle', dy: '0.5em', ...plain }}
            />
            {bars.map((bar) => (
              <OneBar
                key={bar.id}
                bar={bar}
                isLit={bar.isBest || !hasBest}
                left={x(bar.id) ?? 0}
                width={x.bandwidth()}
                scale={y}
              />
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}

const tickLook = 'fill-muted text-xs figures'
/** Over the library's own: the letters are those of the page. */
const plain = { fill: '', fontSize: '', fontFamily: 'inherit' }
/** Below this many pixels a bar, whole words run into each other. */
const WORD_WIDTH = 34

function OneBar(props: {
  bar: ChartBar
  isLit: boolean
  left: number
  width: number
  scale: (value: number) => number
}) {
  const { bar, isLit, left, width, scale } = props
  if (bar.value === null) return null
  const top = Math.min(scale(bar.value), HEIGHT - margin.bottom - 3)
  return (
    <>
      <Bar
        x={left}
        y={top}
        width={width}
        height={HEIGHT - margin.bottom - top}
        rx={Math.min(4, width / 4)}
        className={isLit ? 'fill-accent' : 'fill-control'}
      />
      {width * 1.35 >= bar.shown.length * 6.5 && (
        <text
          x={left + width / 2}
          y={top - 7}
          textAnchor="middle"
          className={`figures text-xs ${bar.isBest ? 'fill-accent-ink font-bold' : 'fill-ink'}`}
        >
          {bar.shown}
        </text>
      )}
    </>
  )
}
