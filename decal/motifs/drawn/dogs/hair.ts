import { union } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, type Knot, line, outline, type Stencil, symmetric } from '../stencil.ts'
import { type Breed, EYES, TOP } from './breed.ts'

/** Draws a beard with the mouth in it. */
export function drawBeard(sheet: Stencil, { muzzle, nose, chin }: Breed): void {
  const beard = symmetric([
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
    line(
      [
        [50, nose + 2],
        [50, mouth],
      ],
      1.9,
    ),
    both(
      line(
        [
          [50, mouth],
          [50 + muzzle * 0.5, mouth + 3.4],
          [50 + muzzle * 0.95, mouth + 0.6],
        ],
        1.9,
      ),
    ),
    both(
      line(
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
  if (breed.hair === 'fringe') sheet.area(both(fringeOf(breed)), false, 1.8)
  if (breed.hair === 'veil') drawVeil(sheet, breed)
  if (breed.hair === 'curtain' || breed.hair === 'bow') drawParting(sheet, breed)
  if (breed.hair === 'bow') drawBow(sheet)
}

/** Draws bushy brows that cover the eyes, like a schnauzer's. */
function drawBrows(sheet: Stencil, { eyes = 13 }: Breed): void {
  const brow = outline([
    [50 + eyes - 10, EYES - 4.5, 0],
    [50 + eyes - 7, EYES - 12, 0.6],
    [50 + eyes + 3, EYES - 12.5],
    [50 + eyes + 10, EYES - 5, 0],
    [50 + eyes + 4, EYES - 6, 0.5],
    [50 + eyes + 2, EYES - 2.6, 0],
    [50 + eyes - 3, EYES - 5.4, 0.5],
  ])
  sheet.area(both(brow), false, 1.8)
}

const fringeOf = ({ eyes = 13, skull }: Breed): Shape =>
  union(
    outline([
      [50, TOP - 1, 0],
      [50 + skull * 0.5, TOP + 1],
      [50 + eyes - 4, EYES + 2, 0],
      [50 + 4, EYES - 5],
    ]),
    outline([
      [50 + 4, TOP, 0],
      [50 + skull * 0.85, TOP + 5],
      [50 + eyes + 6, EYES + 4, 0],
      [50 + eyes - 3, EYES - 6],
    ]),
  )

/** Draws hair that hides the eyes, like a sheepdog's. */
function drawVeil(sheet: Stencil, { skull }: Breed): void {
  const half: Knot[] = [
    [50, TOP - 3],
    [50 + skull * 0.8, TOP + 4],
    [50 + skull + 1, EYES - 2],
    [50 + skull - 1, EYES + 12, 0],
    [50 + skull * 0.72, EYES + 7, 0.5],
    [50 + skull * 0.6, EYES + 14, 0],
    [50 + skull * 0.36, EYES + 7, 0.5],
    [50 + skull * 0.22, EYES + 12, 0],
    [50, EYES + 5, 0.5],
  ]
  sheet.area(symmetric(half), false, 2)
  sheet.paint(
    both(
      union(
        line(
          [
            [50 + skull * 0.2, TOP + 6],
            [50 + skull * 0.3, EYES],
          ],
          1.6,
        ),
        line(
          [
            [50 + skull * 0.5, TOP + 9],
            [50 + skull * 0.66, EYES + 1],
          ],
          1.6,
        ),
      ),
    ),
  )
}

/** Draws silky hair that is parted in the middle and falls beside the face in strands. */
function drawParting(sheet: Stencil, { skull, cheeks, chin, darkEars = false }: Breed): void {
  const fall = outline([
    [50.4, TOP - 3, 0],
    [50 + skull * 0.7, TOP - 2],
    [50 + skull + 8, TOP + 12],
    [50 + cheeks + 12, 62],
    [50 + cheeks + 9, chin + 12, 0],
    [50 + cheeks + 3, chin + 5, 0.6],
    [50 + cheeks - 2, chin + 10, 0],
    [50 + cheeks - 3, 62],
    [50 + skull - 1, EYES],
    [50 + skull * 0.66, TOP + 13],
  ])
  sheet.area(both(fall), darkEars)
  const strand = line(
    [
      [50 + skull + 2, TOP + 12],
      [50 + cheeks + 4.5, 60],
      [50 + cheeks + 4, chin + 1],
    ],
    1.7,
  )
  sheet.swap(both(strand))
}

/** Draws a topknot that is tied with a bow. */
function drawBow(sheet: Stencil): void {
  const tuft = symmetric([
    [50, TOP - 17],
    [53, TOP - 12, 0.5],
    [60, TOP - 16, 0],
    [57, TOP - 8],
    [53, TOP - 1],
    [50, TOP],
  ])
  const loop = outline([
    [50, TOP, 0],
    [58, TOP - 6, 0.6],
    [61, TOP + 1, 0.8],
    [58, TOP + 6, 0.6],
  ])
  sheet.area(tuft, false, 2).area(both(loop), true, 2)
  sheet.erase(
    line(
      [
        [50, TOP - 3],
        [50, TOP + 3],
      ],
      6.4,
    ),
  )
  sheet.paint(
    line(
      [
        [50, TOP - 2],
        [50, TOP + 2],
      ],
      4,
    ),
  )
}
