import { subtract, union } from '../../../geometry/shape-operations.ts'
import { makeEllipse, makeStar } from '../../../geometry/figures.ts'
import { translateShape, type Shape } from '../../../geometry/shape.ts'
import { drawLine, drawOutline, readKnots } from '../stencil.ts'

const panel = (points: string): Shape =>
  drawOutline(readKnots(points.replaceAll(/(?<=^| )(-?[\d.]+,-?[\d.]+)(?= |$)/g, '$1,0')))
const bar = (points: string, width: number): Shape => drawLine(readKnots(points), width)

/** Tools beside a person's head, upright at x = 84, as lists of points. Corners are sharp unless a third number gives a roundness. */
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
      translateShape(makeStar(0, 0, 13, 8, 0.4), 73, 10),
    ),
  bolt: () => panel('90,2 72,38 83,38 77,68 99,28 87,28 96,2'),
  knife: () => union(panel('80,4,.2 88,18,.9 89,48 80,48'), panel('80,51 88.6,51 88,78,.6 81,78,.6')),
  heart: () => drawOutline(readKnots('84,46,.2 70,31 70,21 77,16.6 84,22,.3 91,16.6 98,21 98,31')),
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
      makeEllipse(85.6, 66, 4, 4),
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
  broom: () => union(bar('84,4 84,52', 3.6), panel('78,52 90,52 95,78,.3 73,78,.3')),
  shovel: () =>
    union(bar('84,10 84,50', 4), bar('78,8 90,8', 4), panel('75,50,.3 93,50,.3 93,64,.6 84,80,.4 75,64,.6')),
  cleaver: () => union(panel('74,6,.3 94,6,.3 94,40,.3 74,40,.3'), panel('87,42 94,42 94,74,.6 87,74,.6')),
  'rolling-pin': () =>
    union(panel('77,20,.4 91,20,.4 91,62,.4 77,62,.4'), bar('84,8 84,17', 5.4), bar('84,65 84,74', 5.4)),
  cocktail: () =>
    union(panel('68,10 100,10 86,30 86,46 94,50,.4 94,52 74,52 74,50,.4 82,46 82,30'), bar('92,14 100,2', 2)),
  scissors: () => union(bar('90,6 78,50', 4), bar('78,6 90,50', 4), ring(75, 57, 6), ring(93, 57, 6)),
  gavel: () => union(panel('70,12,.3 76,9,.3 98,21,.3 95,28,.3 89,31,.3 67,19,.3'), bar('81,24 70,48', 4.6)),
  flask: () =>
    union(panel('79,8 89,8 89,26 101,50,.5 98,56,.5 70,56,.5 67,50,.5 79,26'), bar('77,8 91,8', 4)),
  tooth: () =>
    panel(
      '84,12,.6 90,9,1 98,13,1 99,24,1 95,34,1 92,46,.6 88,46,.6 85.6,34,.8 82.4,34,.8 80,46,.6 76,46,.6 73,34,1 69,24,1 70,13,1 78,9,1',
    ),
  trowel: () =>
    union(panel('84,6,.1 95,32,.4 84,38,.4 73,32,.4'), bar('84,38 84,48 88,52', 3), bar('88,54 88,70', 6)),
  book: () =>
    union(panel('67,12,.3 82,16,.3 82,48,.3 67,44,.3'), panel('101,12,.3 86,16,.3 86,48,.3 101,44,.3')),
  anchor: () =>
    union(
      ring(84, 11, 5),
      bar('84,16 84,50', 4),
      bar('75,23 93,23', 4),
      bar('68,36 71,46,.9 84,51,.9 97,46,.9 100,36', 4.4),
    ),
  badge: () => translateShape(makeStar(0, 0, 17, 6, 0.56), 85, 28),
  camera: () =>
    subtract(panel('66,18,.3 76,18 79,12,.3 91,12,.3 94,18 103,18,.3 103,42,.3 66,42,.3'), ring(84.6, 30, 8)),
  tray: () =>
    union(
      bar('68,40 102,40', 3.6),
      panel('74,20 84,20 82,37 76,37'),
      panel('90,12,.4 94,12,.4 94,20 97,25,.6 97,37 87,37 87,25,.6 90,20'),
    ),
  star: () => translateShape(makeStar(0, 0, 17, 5, 0.42), 85, 26),
  carrot: () =>
    union(
      panel('80,30,.6 90,26,.6 94,34,.6 76,70,.2'),
      bar('88,28 92,14', 3),
      bar('89,29 100,20', 3),
      bar('86,28 84,14', 3),
    ),
} as const

const ring = (x: number, y: number, r: number): Shape =>
  subtract(makeEllipse(x, y, r + 2, r + 2), makeEllipse(x, y, r - 2, r - 2))

export type Tool = keyof typeof tools

export const drawTool = (tool: Tool): Shape => tools[tool]()
