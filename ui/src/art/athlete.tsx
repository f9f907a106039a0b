import type { Paint } from './paint.ts'
import type { Pose, Spot } from './poses.ts'

interface AthleteProps {
  pose: Pose
  paint: Paint
  /** Where her 200 by 200 box stands in the scene, and how large. */
  x: number
  y: number
  scale: number
}

const path = (spots: readonly Spot[]) => `M${spots.map((spot) => spot.join(' ')).join('L')}`

/** A woman in motion, drawn with a broad brush: body in ink, kit in the colours of the scene. */
export function Athlete({ pose, paint, x, y, scale }: AthleteProps) {
  const [shoulders, hips] = pose.torso
  const thigh = (leg: readonly Spot[]) => {
    const [from, knee] = leg
    if (!from || !knee) return ''
    return path([from, [from[0] + (knee[0] - from[0]) * 0.55, from[1] + (knee[1] - from[1]) * 0.55]])
  }
  const { body } = paint
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path(pose.farArm)} stroke={body} strokeWidth="12" />
      <path d={path(pose.farLeg)} stroke={body} strokeWidth="15" />
      <path d={thigh(pose.farLeg)} stroke={paint.line} strokeWidth="21" />
      <path d={path(pose.nearLeg)} stroke={body} strokeWidth="16" />
      <path d={thigh(pose.nearLeg)} stroke={paint.line} strokeWidth="23" />
      <path d={path([shoulders, hips])} stroke={paint.spark} strokeWidth="27" />
      <path d={path(pose.nearArm)} stroke={body} strokeWidth="12" />
      <path d={path([pose.head, shoulders])} stroke={body} strokeWidth="11" />
      <circle cx={pose.head[0]} cy={pose.head[1]} r="16" fill={body} />
      <path d={path(pose.hair)} stroke={body} strokeWidth="9" />
    </g>
  )
}
