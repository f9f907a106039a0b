import { type ReactNode, useId } from 'react'
import { pickPaint } from './paint.ts'
import { seeded } from './seeded.ts'

/** Hair behind and around a head that is a circle of 19 at 50,40. */
const hair: readonly [ReactNode, ...ReactNode[]] = [
  // ponytail
  <path key="tail" d="M64 22C86 18 92 40 84 62 80 50 76 40 66 36Z" />,
  // bun
  <circle key="bun" cx="50" cy="14" r="11" />,
  // bob
  <path key="bob" d="M27 38C27 12 73 12 73 38V58C66 60 64 56 64 50H36C36 56 34 60 27 58Z" />,
  // curls
  <g key="curls">
    <circle cx="34" cy="30" r="12" />
    <circle cx="50" cy="21" r="13" />
    <circle cx="66" cy="30" r="12" />
    <circle cx="30" cy="45" r="9" />
    <circle cx="70" cy="45" r="9" />
  </g>,
  // braid over the shoulder
  <path key="braid" d="M34 26C22 32 24 50 28 60 22 66 26 74 32 76 40 70 38 60 38 50Z" />,
  // two buns
  <g key="buns">
    <circle cx="31" cy="24" r="9" />
    <circle cx="69" cy="24" r="9" />
  </g>,
]

const jerseys: readonly [ReactNode, ...ReactNode[]] = [
  <path key="sash" d="M24 78 34 71 82 100H62Z" />,
  <path key="halves" d="M50 66H100V100H50Z" />,
  <path key="stripes" d="M28 60H36V100H28ZM46 60H54V100H46ZM64 60H72V100H64Z" />,
  <path key="yoke" d="M10 60H90V82Q50 92 10 82Z" />,
  <path key="plain" d="M0 0" />,
]

const grounds: readonly [ReactNode, ...ReactNode[]] = [
  <circle key="sun" cx="72" cy="26" r="34" />,
  <path key="bend" d="M-10 80A70 70 0 0 1 70-10H94A94 94 0 0 0-10 110Z" />,
  <path key="lanes" d="M0 12H100V26H0ZM0 40H100V54H0ZM0 68H100V82H0Z" opacity="0.7" />,
  <path key="hill" d="M0 58Q30 30 62 52T100 44V100H0Z" />,
]

/** A face nobody owns: a silhouette with a kit of its own, for whoever has no picture yet. */
export function Portrait({ seed }: { seed: string }) {
  const clip = useId()
  const chance = seeded(`portrait ${seed}`)
  const paint = pickPaint(chance)
  return (
    <>
      <rect width="100" height="100" fill={paint.ground} />
      <g fill={paint.second}>{chance.pick(grounds)}</g>
      <g fill={paint.body}>
        {chance.pick(hair)}
        <circle cx="50" cy="40" r="20" />
        <path d="M42 50H58V76H42Z" />
      </g>
      <clipPath id={clip}>
        <path d="M8 108C8 82 24 72 40 69Q50 78 60 69C76 72 92 82 92 108Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect y="60" width="100" height="40" fill={paint.spark} />
        <g fill={paint.line}>{chance.pick(jerseys)}</g>
      </g>
    </>
  )
}
