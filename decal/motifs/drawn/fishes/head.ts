import { makeEllipse } from '../../../geometry/figures.ts'
import { growRound, intersect, subtract } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { drawLine, drawOutline, type Stencil } from '../stencil.ts'
import { computeBodyX, computeMouthCornerX, HEAD_X, MIDDLE_Y, type FishSpecies } from './fish-species.ts'

export function drawOpenMouth(species: FishSpecies): Shape {
  const corner = computeMouthCornerX(species)
  const gape = species.bill ? 3 : 5.5
  return drawOutline([
    [HEAD_X - 6, MIDDLE_Y - 2.2, 0],
    [HEAD_X + 2, MIDDLE_Y - 0.6],
    [corner, MIDDLE_Y + 2.6, 0],
    [HEAD_X + 3, MIDDLE_Y + gape],
    [HEAD_X - 6, MIDDLE_Y + gape + 3, 0],
  ])
}

/** Draws gill, side fin, mouth and eye. */
export function drawHead(sheet: Stencil, species: FishSpecies, body: Shape): void {
  const { depth, eye = 3, jaw = 'small', bill = 0, barbels = false, teeth = false, hooked = false } = species
  const gill = computeBodyX(0.25)
  const gillLine = drawLine(
    [
      [gill - 1, MIDDLE_Y - depth * 0.55],
      [gill + 3, MIDDLE_Y - depth * 0.1],
      [gill + 1.6, MIDDLE_Y + depth * 0.42],
      [gill - 4, MIDDLE_Y + depth * 0.72],
    ],
    1.7,
  )
  const onInk = intersect(gillLine, sheet.ink)
  sheet.erase(onInk).paint(subtract(intersect(gillLine, body), onInk))
  // The pectoral fin is on the body, behind the gill.
  const fin = drawOutline([
    [gill + 5, MIDDLE_Y + depth * 0.22],
    [gill + 12, MIDDLE_Y + depth * 0.12],
    [gill + 17, MIDDLE_Y + depth * 0.34, 0.4],
    [gill + 11, MIDDLE_Y + depth * 0.52],
  ])
  sheet.area(fin, false, 1.5).paint(
    drawLine(
      [
        [gill + 8, MIDDLE_Y + depth * 0.3],
        [gill + 14, MIDDLE_Y + depth * 0.33],
      ],
      1,
    ),
  )
  const corner = computeMouthCornerX(species)
  if (jaw !== 'big' && !teeth) {
    const mouth = drawLine(
      [
        [HEAD_X - 1, MIDDLE_Y + (jaw === 'small' ? 2 : 0.2)],
        [(HEAD_X + corner) / 2, MIDDLE_Y + 2.4],
        [corner, MIDDLE_Y + 3.6],
      ],
      1.8,
    )
    sheet.erase(intersect(mouth, sheet.ink)).paint(intersect(mouth, growRound(body, 0.5)))
  }
  if (teeth) sheet.paint(...[0.3, 0.55, 0.8].map((t) => tooth(HEAD_X + (corner - HEAD_X) * t)))
  if (hooked)
    sheet.paint(
      drawLine(
        [
          [HEAD_X - 0.5, MIDDLE_Y],
          [HEAD_X - 1.6, MIDDLE_Y + 3.4],
        ],
        2.6,
      ),
    )
  if (barbels)
    sheet.paint(
      drawLine(
        [
          [HEAD_X + 5, MIDDLE_Y + 4],
          [HEAD_X + 1, MIDDLE_Y + 11],
          [HEAD_X - 3, MIDDLE_Y + 13],
        ],
        1.5,
      ),
      drawLine(
        [
          [HEAD_X + 9, MIDDLE_Y + 6],
          [HEAD_X + 8, MIDDLE_Y + 14],
          [HEAD_X + 5, MIDDLE_Y + 17],
        ],
        1.5,
      ),
    )
  const [cx, cy] = [computeBodyX(0.115 + bill * 0.07), MIDDLE_Y - depth * (0.3 - bill * 0.06)]
  const ball = makeEllipse(cx, cy, eye, eye)
  sheet
    .erase(growRound(ball, 1.5))
    .paint(subtract(growRound(ball, 0.2), growRound(ball, -1)), makeEllipse(cx, cy, eye * 0.52, eye * 0.52))
}

function tooth(x: number): Shape {
  return drawOutline([
    [x - 1.1, MIDDLE_Y, 0],
    [x + 1.1, MIDDLE_Y + 0.6, 0],
    [x, MIDDLE_Y + 3.4, 0],
  ])
}
