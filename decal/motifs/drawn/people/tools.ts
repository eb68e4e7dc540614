import { union } from '../../../geometry/booleans.ts'
import { ellipse, star } from '../../../geometry/figures.ts'
import { shift, type Shape } from '../../../geometry/shape.ts'
import { line, outline, readKnots } from '../stencil.ts'

const panel = (points: string): Shape =>
  outline(readKnots(points.replaceAll(/(?<=^| )(-?[\d.]+,-?[\d.]+)(?= |$)/g, '$1,0')))
const bar = (points: string, width: number): Shape => line(readKnots(points), width)

/** Tools as they stand beside a person's head, upright at x = 84. Corners are sharp unless a third value rounds them. */
const tools = {
  hammer: () =>
    union(
      bar('84,20 84,78', 4.6),
      panel('72,12,.3 79,12 90,12,.3 97,18,.6 92,18,.4 88,22 80,22 79,25,.3 72,25,.3'),
    ),
  wrench: () =>
    panel('80,80 80,28,.5 74,22,.8 74.6,11,.5 80,8 80,17 88,17 88,8 93.4,11,.5 94,22,.8 88,28,.5 88,80'),
  'pipe-wrench': () =>
    union(
      panel('74,16,.4 77,7,.6 92,5,.6 96,12,.4 95,17 80,17'),
      panel('80,20 96,20 96,25 90,28 90,80 81,80 81,28'),
      panel('77,16 80,16 80,32 77,32'),
    ),
  axe: () =>
    union(bar('84,8 84,80', 4.4), panel('81,11 70,5,.3 66,17,.9 70,29,.3 81,23'), panel('87,13 98,17 87,21')),
  pitchfork: () =>
    union(bar('84,32 84,82', 3.6), bar('74,8 74,22,.8 84,31,.8 94,22,.8 94,8', 3.2), bar('84,8 84,32', 3.2)),
  torch: () =>
    union(
      bar('88,80 88,40 82,28', 4.6),
      panel('84,27 79,19 76,21 80,29'),
      shift(star(0, 0, 13, 8, 0.4), 73, 10),
    ),
  bolt: () => panel('90,2 72,38 83,38 77,68 99,28 87,28 96,2'),
  knife: () => union(panel('80,4,.2 88,18,.9 89,48 80,48'), panel('80,51 88.6,51 88,78,.6 81,78,.6')),
  heart: () => outline(readKnots('84,46,.2 70,31 70,21 77,16.6 84,22,.3 91,16.6 98,21 98,31')),
  'hockey-stick': () => union(bar('90,84 87,24', 4.2), bar('87,24 85.6,14,.8 72,7', 6.4)),
  roller: () =>
    union(
      panel('68,8,.4 95,8,.4 95,22,.4 68,22,.4'),
      bar('96,15 100,15 100,33,.4 84,35 84,46', 2.8),
      panel('81,46,.4 87,46,.4 87,78,.6 81,78,.6'),
    ),
  'fishing-rod': () =>
    union(
      bar('82,84 98,2', 2.8),
      bar('98,2 103,30', 1.4),
      bar('103,30 104,36,.9 100.6,37.6,.9 99,34', 1.6),
      ellipse(85.6, 66, 4, 4),
    ),
  pickaxe: () =>
    union(
      bar('84,12 84,82', 4.4),
      panel('64,20,.2 74,10,.9 84,7,1 94,10,.9 104,20,.2 94,16,.9 84,14,1 74,16,.9'),
    ),
  saw: () =>
    union(
      panel('80,6,.3 90,6,.3 90,58 80,58'),
      ...[10, 18, 26, 34, 42, 50].map((y) => panel(`80,${y} 75,${y + 4} 80,${y + 8}`)),
      panel('79,60,.4 92,60,.4 93,80,.5 80,82,.5'),
    ),
  cup: () =>
    union(
      panel('74,20 94,20 92,44,.4 76,44,.4'),
      bar('94,25 101,26,.8 100,36,.8 93,38', 2.8),
      bar('80,15 82,11,.9 79,6,.9 82,2', 2),
      bar('88,15 90,11,.9 87,6,.9 90,2', 2),
    ),
} as const

export type Tool = keyof typeof tools

export const toolOf = (tool: Tool): Shape => tools[tool]()
