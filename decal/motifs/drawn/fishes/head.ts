import { ellipse } from '../../../geometry/figures.ts'
import { grow, intersect, subtract } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { line, outline, type Stencil } from '../stencil.ts'
import { along, cornerOf, HEAD, MIDDLE, type Species } from './species.ts'

export function openMouth(species: Species): Shape {
  const corner = cornerOf(species)
  const gape = species.bill ? 3 : 5.5
  return outline([
    [HEAD - 6, MIDDLE - 2.2, 0],
    [HEAD + 2, MIDDLE - 0.6],
    [corner, MIDDLE + 2.6, 0],
    [HEAD + 3, MIDDLE + gape],
    [HEAD - 6, MIDDLE + gape + 3, 0],
  ])
}

/** Draws gill, side fin, mouth and eye. */
export function drawHead(sheet: Stencil, species: Species, body: Shape): void {
  const { depth, eye = 3, jaw = 'small', bill = 0, barbels = false, teeth = false, hooked = false } = species
  const gill = along(0.25)
  const gillLine = line(
    [
      [gill - 1, MIDDLE - depth * 0.55],
      [gill + 3, MIDDLE - depth * 0.1],
      [gill + 1.6, MIDDLE + depth * 0.42],
      [gill - 4, MIDDLE + depth * 0.72],
    ],
    1.7,
  )
  const onInk = intersect(gillLine, sheet.ink)
  sheet.erase(onInk).paint(subtract(intersect(gillLine, body), onInk))
  // The pectoral fin is on the body, behind the gill.
  const fin = outline([
    [gill + 5, MIDDLE + depth * 0.22],
    [gill + 12, MIDDLE + depth * 0.12],
    [gill + 17, MIDDLE + depth * 0.34, 0.4],
    [gill + 11, MIDDLE + depth * 0.52],
  ])
  sheet.area(fin, false, 1.5).paint(
    line(
      [
        [gill + 8, MIDDLE + depth * 0.3],
        [gill + 14, MIDDLE + depth * 0.33],
      ],
      1,
    ),
  )
  const corner = cornerOf(species)
  if (jaw !== 'big' && !teeth) {
    const mouth = line(
      [
        [HEAD - 1, MIDDLE + (jaw === 'small' ? 2 : 0.2)],
        [(HEAD + corner) / 2, MIDDLE + 2.4],
        [corner, MIDDLE + 3.6],
      ],
      1.8,
    )
    sheet.erase(intersect(mouth, sheet.ink)).paint(intersect(mouth, grow(body, 0.5)))
  }
  if (teeth) sheet.paint(...[0.3, 0.55, 0.8].map((t) => tooth(HEAD + (corner - HEAD) * t)))
  if (hooked)
    sheet.paint(
      line(
        [
          [HEAD - 0.5, MIDDLE],
          [HEAD - 1.6, MIDDLE + 3.4],
        ],
        2.6,
      ),
    )
  if (barbels)
    sheet.paint(
      line(
        [
          [HEAD + 5, MIDDLE + 4],
          [HEAD + 1, MIDDLE + 11],
          [HEAD - 3, MIDDLE + 13],
        ],
        1.5,
      ),
      line(
        [
          [HEAD + 9, MIDDLE + 6],
          [HEAD + 8, MIDDLE + 14],
          [HEAD + 5, MIDDLE + 17],
        ],
        1.5,
      ),
    )
  const [cx, cy] = [along(0.115 + bill * 0.07), MIDDLE - depth * (0.3 - bill * 0.06)]
  const ball = ellipse(cx, cy, eye, eye)
  sheet
    .erase(grow(ball, 1.5))
    .paint(subtract(grow(ball, 0.2), grow(ball, -1)), ellipse(cx, cy, eye * 0.52, eye * 0.52))
}

function tooth(x: number): Shape {
  return outline([
    [x - 1.1, MIDDLE, 0],
    [x + 1.1, MIDDLE + 0.6, 0],
    [x, MIDDLE + 3.4, 0],
  ])
}
