import { union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import {
  withMirrorImage,
  type OutlineKnot,
  drawLine,
  drawOutline,
  type Stencil,
  drawSymmetricOutline,
} from '../stencil.ts'
import { type Breed, EYES_Y, SKULL_TOP_Y } from './breed.ts'

/** Draws a beard with the mouth in it. */
export function drawBeard(sheet: Stencil, { muzzle, nose, chin }: Breed): void {
  const beard = drawSymmetricOutline([
    [50, nose - 1],
    [50 + muzzle * 0.8, nose - 5, 0.5],
    [50 + muzzle * 1.5, nose + 6],
    [50 + muzzle * 1.6, chin + 1, 0],
    [50 + muzzle * 1.15, chin - 1, 0.5],
    [50 + muzzle * 1.0, chin + 7, 0],
    [50 + muzzle * 0.55, chin + 3, 0.5],
    [50 + muzzle * 0.36, chin + 10, 0],
    [50, chin + 4, 0.5],
  ])
  const mouth = nose + 8.5
  sheet.area(beard, false, 2).paint(
    drawLine(
      [
        [50, nose + 2],
        [50, mouth],
      ],
      1.9,
    ),
    withMirrorImage(
      drawLine(
        [
          [50, mouth],
          [50 + muzzle * 0.5, mouth + 3.4],
          [50 + muzzle * 0.95, mouth + 0.6],
        ],
        1.9,
      ),
    ),
    withMirrorImage(
      drawLine(
        [
          [50 + muzzle * 0.55, mouth + 7],
          [50 + muzzle * 0.62, chin - 1],
        ],
        1.5,
      ),
    ),
  )
}

/** Draws hair that falls over the face. */
export function drawHair(sheet: Stencil, breed: Breed): void {
  if (breed.hair === 'brows') drawBrows(sheet, breed)
  if (breed.hair === 'fringe') sheet.area(withMirrorImage(fringeOf(breed)), false, 1.8)
  if (breed.hair === 'veil') drawVeil(sheet, breed)
  if (breed.hair === 'curtain' || breed.hair === 'bow') drawParting(sheet, breed)
  if (breed.hair === 'bow') drawBow(sheet)
}

/** Draws bushy brows that cover the eyes, like a schnauzer's. */
function drawBrows(sheet: Stencil, { eyes = 13 }: Breed): void {
  const brow = drawOutline([
    [50 + eyes - 10, EYES_Y - 4.5, 0],
    [50 + eyes - 7, EYES_Y - 12, 0.6],
    [50 + eyes + 3, EYES_Y - 12.5],
    [50 + eyes + 10, EYES_Y - 5, 0],
    [50 + eyes + 4, EYES_Y - 6, 0.5],
    [50 + eyes + 2, EYES_Y - 2.6, 0],
    [50 + eyes - 3, EYES_Y - 5.4, 0.5],
  ])
  sheet.area(withMirrorImage(brow), false, 1.8)
}

const fringeOf = ({ eyes = 13, skull }: Breed): Shape =>
  union(
    drawOutline([
      [50, SKULL_TOP_Y - 1, 0],
      [50 + skull * 0.5, SKULL_TOP_Y + 1],
      [50 + eyes - 4, EYES_Y + 2, 0],
      [50 + 4, EYES_Y - 5],
    ]),
    drawOutline([
      [50 + 4, SKULL_TOP_Y, 0],
      [50 + skull * 0.85, SKULL_TOP_Y + 5],
      [50 + eyes + 6, EYES_Y + 4, 0],
      [50 + eyes - 3, EYES_Y - 6],
    ]),
  )

/** Draws hair that hides the eyes, like a sheepdog's. */
function drawVeil(sheet: Stencil, { skull }: Breed): void {
  const half: OutlineKnot[] = [
    [50, SKULL_TOP_Y - 3],
    [50 + skull * 0.8, SKULL_TOP_Y + 4],
    [50 + skull + 1, EYES_Y - 2],
    [50 + skull - 1, EYES_Y + 12, 0],
    [50 + skull * 0.72, EYES_Y + 7, 0.5],
    [50 + skull * 0.6, EYES_Y + 14, 0],
    [50 + skull * 0.36, EYES_Y + 7, 0.5],
    [50 + skull * 0.22, EYES_Y + 12, 0],
    [50, EYES_Y + 5, 0.5],
  ]
  sheet.area(drawSymmetricOutline(half), false, 2)
  sheet.paint(
    withMirrorImage(
      union(
        drawLine(
          [
            [50 + skull * 0.2, SKULL_TOP_Y + 6],
            [50 + skull * 0.3, EYES_Y],
          ],
          1.6,
        ),
        drawLine(
          [
            [50 + skull * 0.5, SKULL_TOP_Y + 9],
            [50 + skull * 0.66, EYES_Y + 1],
          ],
          1.6,
        ),
      ),
    ),
  )
}

/** Draws silky hair that is parted in the middle and falls beside the face in strands. */
function drawParting(sheet: Stencil, { skull, cheeks, chin, darkEars = false }: Breed): void {
  const fall = drawOutline([
    [50.4, SKULL_TOP_Y - 3, 0],
    [50 + skull * 0.7, SKULL_TOP_Y - 2],
    [50 + skull + 8, SKULL_TOP_Y + 12],
    [50 + cheeks + 12, 62],
    [50 + cheeks + 9, chin + 12, 0],
    [50 + cheeks + 3, chin + 5, 0.6],
    [50 + cheeks - 2, chin + 10, 0],
    [50 + cheeks - 3, 62],
    [50 + skull - 1, EYES_Y],
    [50 + skull * 0.66, SKULL_TOP_Y + 13],
  ])
  sheet.area(withMirrorImage(fall), darkEars)
  const strand = drawLine(
    [
      [50 + skull + 2, SKULL_TOP_Y + 12],
      [50 + cheeks + 4.5, 60],
      [50 + cheeks + 4, chin + 1],
    ],
    1.7,
  )
  sheet.swap(withMirrorImage(strand))
}

/** Draws a topknot that is tied with a bow. */
function drawBow(sheet: Stencil): void {
  const tuft = drawSymmetricOutline([
    [50, SKULL_TOP_Y - 17],
    [53, SKULL_TOP_Y - 12, 0.5],
    [60, SKULL_TOP_Y - 16, 0],
    [57, SKULL_TOP_Y - 8],
    [53, SKULL_TOP_Y - 1],
    [50, SKULL_TOP_Y],
  ])
  const loop = drawOutline([
    [50, SKULL_TOP_Y, 0],
    [58, SKULL_TOP_Y - 6, 0.6],
    [61, SKULL_TOP_Y + 1, 0.8],
    [58, SKULL_TOP_Y + 6, 0.6],
  ])
  sheet.area(tuft, false, 2).area(withMirrorImage(loop), true, 2)
  sheet.erase(
    drawLine(
      [
        [50, SKULL_TOP_Y - 3],
        [50, SKULL_TOP_Y + 3],
      ],
      6.4,
    ),
  )
  sheet.paint(
    drawLine(
      [
        [50, SKULL_TOP_Y - 2],
        [50, SKULL_TOP_Y + 2],
      ],
      4,
    ),
  )
}
