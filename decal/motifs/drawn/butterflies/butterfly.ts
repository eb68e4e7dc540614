import { makeDisc } from '../../../geometry/figures.ts'
import { growRound, intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, readKnots, drawLine, drawOutline, Stencil, type OutlineKnot } from '../stencil.ts'

/** A butterfly or moth seen from above: the shape and pattern of its wings. */
export type Butterfly = {
  wings: 'round' | 'pointed' | 'tailed' | 'streaming' | 'broad'
  pattern: 'veins' | 'stripes' | 'border' | 'eyes' | 'plain' | 'bands'
  /** Whether the insect has a moth's feathered antennae. */
  isMoth?: boolean
}

type Wings = { fore: readonly OutlineKnot[]; hind: readonly OutlineKnot[] }

// Outlines of the right half; the body is at x = 50.
const shapes: Readonly<Record<Butterfly['wings'], Wings>> = {
  pointed: {
    fore: readKnots('52,40 62,22 80,8 97,7,0.5 96,22 88,38 74,49 53,50'),
    hind: readKnots('53,48 72,49 87,56 90,70 80,84 68,86 58,74 52,58'),
  },
  round: {
    fore: readKnots('52,40 60,20 76,7 93,9 96,24 90,40 76,50 53,50'),
    hind: readKnots('53,48 74,50 88,58 88,74 76,86 63,84 56,70 52,58'),
  },
  tailed: {
    fore: readKnots('52,40 62,22 80,8 98,5,0.5 97,20 88,38 74,49 53,50'),
    hind: readKnots('53,48 72,49 86,56 87,68 80,76,0.6 82,96,0.6 77,97,0.6 72,80,0.6 62,80 55,68 52,58'),
  },
  streaming: {
    fore: readKnots('52,36 60,20 76,9 97,13,0.4 90,26 80,38 68,45 53,46'),
    hind: readKnots('53,44 68,45 79,50 78,60 70,68 69,82 76,97,0.5 68,97,0.6 61,84 58,68 52,54'),
  },
  broad: {
    fore: readKnots('52,38 64,26 82,18 99,20,0.5 95,36 86,47 72,53 53,50'),
    hind: readKnots('53,48 72,53 84,58 83,72 70,80 58,72 52,58'),
  },
}

const BORDER = 6

/** Draws a butterfly with open wings, on a sheet of 100 × 100. */
export function drawButterfly({ wings, pattern, isMoth }: Butterfly): Shape {
  const { fore, hind } = shapes[wings]
  const sheet = new Stencil()
  for (const [wing, isFore] of [
    [drawOutline(hind), false],
    [drawOutline(fore), true],
  ] as const) {
    sheet.area(withMirrorImage(wing), false, 2.2)
    sheet.paint(withMirrorImage(intersect(patternOf(pattern, wing, isFore), wing)))
    sheet.erase(withMirrorImage(intersect(lightsOf(pattern, wing, isFore), wing)))
  }
  const feelers = isMoth
    ? union(
        drawLine(readKnots('51,32 57,24 66,20'), 2),
        ...[0, 1, 2, 3].map((i) =>
          drawLine(
            [
              [54 + i * 3, 28 - i * 2.4],
              [57 + i * 3.2, 28 - i * 2],
            ],
            1.7,
          ),
        ),
      )
    : union(drawLine(readKnots('51,32 55,20 62,10'), 1.9), makeDisc(62, 10, 2))
  const trunk = drawOutline([
    [50, 30],
    [53.5, 35],
    [53, 46],
    [54, 56],
    [50, isMoth ? 74 : 80],
    [46, 56],
    [47, 46],
    [46.5, 35],
  ])
  return sheet.area(union(trunk, makeDisc(50, 31, 3.6)), true, 2).paint(withMirrorImage(feelers)).ink
}

function patternOf(pattern: Butterfly['pattern'], wing: Shape, isFore: boolean): Shape {
  const inside = growRound(wing, -BORDER)
  switch (pattern) {
    case 'veins':
      return union(subtract(wing, inside), ...veins(isFore).map((vein) => drawLine(vein, 2.2)))
    case 'border':
      return subtract(wing, growRound(wing, -9))
    case 'stripes':
      return union(subtract(wing, inside), ...(isFore ? tigerStripes() : []))
    case 'bands':
      return isFore
        ? union(
            drawOutline(readKnots('74,0,0 110,0,0 110,60,0 94,44,0.4 88,24,0.8')),
            drawLine(readKnots('62,44 74,34 84,28'), 4),
          )
        : subtract(wing, inside)
    case 'eyes':
      return union(
        makeDisc(isFore ? 78 : 71, isFore ? 26 : 58, 6),
        drawLine(isFore ? readKnots('58,34 74,42 88,34') : readKnots('58,66 70,72 84,64'), 2.2),
      )
    case 'plain':
      return union(...veins(isFore).map((vein) => drawLine(vein, 1.9)))
  }
}

function lightsOf(pattern: Butterfly['pattern'], wing: Shape, isFore: boolean): Shape {
  if (pattern === 'eyes') return makeDisc(isFore ? 78 : 71, isFore ? 26 : 58, 3)
  if (pattern === 'veins' || (pattern === 'stripes' && isFore))
    return intersect(union(...dots(isFore)), growRound(wing, -1.4))
  return pattern === 'bands' && isFore ? union(makeDisc(90, 15, 2.4), makeDisc(91, 24, 2.2)) : []
}

const veins = (isFore: boolean): OutlineKnot[][] =>
  isFore
    ? [readKnots('53,44 70,30 92,10'), readKnots('53,45 76,36 95,24'), readKnots('53,47 74,44 90,36')]
    : [readKnots('53,52 72,56 92,62'), readKnots('53,54 70,66 84,82'), readKnots('53,56 62,70 68,88')]

const tigerStripes = (): Shape[] => [
  drawLine(readKnots('64,18 67,30 66,40'), 4),
  drawLine(readKnots('74,11 77,24 75,36'), 3.6),
  drawLine(readKnots('85,8 87,20 84,30'), 3.2),
]

const dots = (isFore: boolean): Shape[] =>
  (isFore
    ? readKnots('88,9.5 94,16 93,23 89.5,31 84,38.5')
    : readKnots('86.5,61 86.5,68 83,75 78,81 71,83.5')
  ).map(([x, y]) => makeDisc(x, y, 1.5))
