import { ellipse } from '../../../geometry/figures.ts'
import { grow, union } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, line, outline, type Stencil, symmetric } from '../stencil.ts'
import { type Breed, EYES, TOP } from './breed.ts'

/** Draws eyes, nose, mouth, wrinkles and long hair. */
export function drawFace(sheet: Stencil, breed: Breed): void {
  const { nose, muzzle, chin, eye = 3.4, eyes = 13, wrinkles = false, beard = false, fringe = false } = breed
  const noseWidth = Math.max(5.4, muzzle * 0.46)
  const noseShape = symmetric([
    [50, nose - 3.6],
    [50 + noseWidth * 0.8, nose - 3],
    [50 + noseWidth, nose],
    [50 + noseWidth * 0.45, nose + 3.4],
    [50, nose + 4.6],
  ])
  const mouth = nose + 4 + (chin - nose) * 0.4
  const mouthLines = union(
    line(
      [
        [50, nose + 3],
        [50, mouth],
      ],
      2,
    ),
    both(
      line(
        [
          [50, mouth],
          [50 + muzzle * 0.35, mouth + 3.2],
          [50 + muzzle * 0.74, mouth + 1.6],
          [50 + muzzle * 0.95, mouth - 3.4],
        ],
        2,
      ),
    ),
  )
  const sides = both(
    line(
      [
        [50 + noseWidth + 1.6, nose - 6],
        [50 + muzzle * 0.92, nose - 2],
        [50 + muzzle * 1.04, nose + 6],
      ],
      1.5,
    ),
  )
  sheet.swap(union(mouthLines, wrinkles ? wrinkleLines(breed) : sides))
  if (beard) drawBeard(sheet, breed)
  if (breed.tongue) drawTongue(sheet, breed, mouth)
  // Eyes: a dark ball with a spark; on a dark ground with a light rim.
  const ball = both(ellipse(50 + eyes, EYES, eye, eye * 0.96))
  sheet
    .erase(grow(ball, 1.3))
    .paint(ball)
    .erase(both(ellipse(50 + eyes - eye * 0.3, EYES - eye * 0.35, eye * 0.3, eye * 0.3)))
  sheet.erase(grow(noseShape, 1.2)).paint(noseShape)
  sheet.erase(ellipse(50, nose - 1.7, noseWidth * 0.4, 0.8))
  if (fringe) drawFringe(sheet, breed)
}

function wrinkleLines({ muzzle, nose }: Breed): Shape {
  return union(
    both(
      line(
        [
          [50, TOP + 8.5],
          [50 + 4, TOP + 7],
          [50 + 9, TOP + 9.5],
        ],
        1.5,
      ),
    ),
    both(
      line(
        [
          [50, TOP + 14.5],
          [50 + 5, TOP + 12.5],
          [50 + 11, TOP + 15],
        ],
        1.5,
      ),
    ),
    both(
      line(
        [
          [50 + 2, nose - 6],
          [50 + muzzle * 0.6, nose - 8],
          [50 + muzzle * 1.08, nose - 4],
        ],
        1.5,
      ),
    ),
  )
}

function drawBeard(sheet: Stencil, { muzzle, nose, chin }: Breed): void {
  const beard = symmetric([
    [50, nose + 1],
    [50 + muzzle * 0.9, nose - 1],
    [50 + muzzle * 1.45, nose + 8],
    [50 + muzzle * 1.35, chin + 2, 0],
    [50 + muzzle * 1.05, chin - 1],
    [50 + muzzle * 0.8, chin + 6, 0],
    [50 + muzzle * 0.5, chin + 1],
    [50 + muzzle * 0.28, chin + 8, 0],
    [50, chin + 2],
  ])
  sheet.area(beard, false, 2)
  const mouth = nose + 9
  sheet.paint(
    line(
      [
        [50, nose + 2],
        [50, mouth],
      ],
      1.8,
    ),
    both(
      line(
        [
          [50, mouth],
          [50 + muzzle * 0.5, mouth + 3],
          [50 + muzzle * 0.9, mouth + 0.5],
        ],
        1.8,
      ),
    ),
    both(
      line(
        [
          [50 + muzzle * 0.55, mouth + 6],
          [50 + muzzle * 0.6, chin - 1],
        ],
        1.3,
      ),
    ),
  )
}

function drawTongue(sheet: Stencil, { muzzle }: Breed, mouth: number): void {
  const tongue = symmetric([
    [50, mouth + 1.5],
    [50 + muzzle * 0.34, mouth + 3],
    [50 + muzzle * 0.34, mouth + 10],
    [50, mouth + 14],
  ])
  sheet.area(tongue, false, 1.8).paint(
    line(
      [
        [50, mouth + 3],
        [50, mouth + 9],
      ],
      1.4,
    ),
  )
}

function drawFringe(sheet: Stencil, { eyes = 13, skull }: Breed): void {
  const locks = both(
    union(
      outline([
        [50, TOP - 1, 0],
        [50 + skull * 0.5, TOP + 1],
        [50 + eyes - 4, EYES + 5, 0],
        [50 + 4, EYES - 3],
      ]),
      outline([
        [50 + 4, TOP, 0],
        [50 + skull * 0.85, TOP + 5],
        [50 + eyes + 5, EYES + 8, 0],
        [50 + eyes - 3, EYES - 3],
      ]),
    ),
  )
  sheet.area(locks, false, 1.8)
}
