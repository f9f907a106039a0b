export type Spot = readonly [x: number, y: number]

/** Joints of one athlete in a box of 200 by 200. Each limb runs from the body outwards. */
export interface Pose {
  head: Spot
  /** From the crown to the end of the ponytail. */
  hair: readonly Spot[]
  torso: readonly [shoulders: Spot, hips: Spot]
  farArm: readonly Spot[]
  nearArm: readonly Spot[]
  farLeg: readonly Spot[]
  nearLeg: readonly Spot[]
}

export const sprint: Pose = {
  head: [132, 30],
  hair: [
    [122, 22],
    [104, 26],
    [90, 38],
  ],
  torso: [
    [116, 60],
    [92, 112],
  ],
  farArm: [
    [116, 60],
    [144, 80],
    [164, 58],
  ],
  nearArm: [
    [116, 60],
    [84, 70],
    [66, 98],
  ],
  farLeg: [
    [92, 112],
    [66, 146],
    [26, 150],
    [16, 162],
  ],
  nearLeg: [
    [92, 112],
    [138, 118],
    [132, 162],
    [148, 166],
  ],
}

export const serve: Pose = {
  head: [98, 46],
  hair: [
    [90, 36],
    [74, 42],
    [66, 58],
  ],
  torso: [
    [100, 74],
    [94, 122],
  ],
  farArm: [
    [100, 74],
    [128, 52],
    [136, 20],
  ],
  nearArm: [
    [100, 74],
    [72, 78],
    [58, 52],
  ],
  farLeg: [
    [94, 122],
    [74, 154],
    [50, 186],
    [44, 190],
  ],
  nearLeg: [
    [94, 122],
    [114, 156],
    [104, 192],
    [118, 194],
  ],
}

export const strike: Pose = {
  head: [82, 34],
  hair: [
    [74, 24],
    [58, 28],
    [46, 40],
  ],
  torso: [
    [86, 64],
    [96, 114],
  ],
  farArm: [
    [86, 64],
    [56, 74],
    [34, 58],
  ],
  nearArm: [
    [86, 64],
    [112, 82],
    [138, 72],
  ],
  farLeg: [
    [96, 114],
    [84, 152],
    [68, 190],
    [84, 192],
  ],
  nearLeg: [
    [96, 114],
    [136, 122],
    [170, 108],
    [178, 94],
  ],
}

export const leap: Pose = {
  head: [112, 26],
  hair: [
    [102, 18],
    [86, 16],
    [72, 24],
  ],
  torso: [
    [106, 56],
    [92, 104],
  ],
  farArm: [
    [106, 56],
    [134, 44],
    [154, 18],
  ],
  nearArm: [
    [106, 56],
    [80, 44],
    [62, 18],
  ],
  farLeg: [
    [92, 104],
    [58, 120],
    [20, 114],
    [8, 118],
  ],
  nearLeg: [
    [92, 104],
    [130, 116],
    [172, 112],
    [186, 108],
  ],
}
