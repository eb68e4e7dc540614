import { ellipse } from '../../../geometry/figures.ts'
import { intersect, union } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, outline, type Stencil, symmetric } from '../stencil.ts'
import { type Breed, EYES, type Marking, TOP } from './breed.ts'

/** Where a coat has its second tone. */
const markings: Readonly<Record<Marking, (breed: Breed) => Shape>> = {
  mask: ({ muzzle, nose, chin }) =>
    union(
      symmetric([
        [50, nose - 9],
        [50 + muzzle * 0.75, nose - 6],
        [50 + muzzle * 1.12, nose + 4],
        [50 + muzzle * 1.3, chin],
        [50, chin + 4],
      ]),
    ),
  'half-mask': ({ muzzle, nose, chin, eyes = 13 }) =>
    union(
      both(ellipse(50 + eyes, EYES, 7.5, 7)),
      symmetric([
        [50, nose - 8],
        [50 + muzzle * 0.8, nose - 3],
        [50 + muzzle * 1.2, chin],
        [50, chin + 4],
      ]),
    ),
  blaze: ({ muzzle, nose, chin }) =>
    union(
      symmetric([
        [50, TOP - 4],
        [53.5, TOP + 4],
        [53, EYES - 4],
        [54.5, EYES + 6],
        [50 + muzzle * 1.05, nose - 1],
        [50 + muzzle * 1.35, chin - 2],
        [50, chin + 5],
      ]),
    ),
  'white-muzzle': ({ muzzle, nose, chin }) =>
    symmetric([
      [50, nose - 7],
      [50 + muzzle * 0.9, nose - 2],
      [50 + muzzle * 1.3, chin - 6],
      [50 + muzzle, chin + 4],
      [50, chin + 5],
    ]),
  brows: ({ eyes = 13 }) => both(ellipse(50 + eyes * 0.82, EYES - 8.5, 3.4, 2.6)),
  'freckled-blaze': ({ muzzle, nose, chin }) =>
    union(
      symmetric([
        [50, nose - 7],
        [50 + muzzle * 0.9, nose - 2],
        [50 + muzzle * 1.3, chin - 6],
        [50 + muzzle, chin + 4],
        [50, chin + 5],
      ]),
      both(
        union(
          ellipse(54, 34, 1.3, 1.5),
          ellipse(60, 30, 1.1, 1.1),
          ellipse(62, 58, 1.3, 1.2),
          ellipse(66, 52, 1.1, 1.4),
        ),
      ),
      ellipse(50, 40, 1.4, 1.8),
    ),
  'tan-points': ({ muzzle, nose, chin, cheeks, eyes = 13 }) =>
    union(
      both(ellipse(50 + eyes * 0.82, EYES - 8.5, 3.6, 2.8)),
      both(
        outline([
          [50 + muzzle * 0.45, nose + 1],
          [50 + muzzle * 1.2, nose - 2],
          [50 + cheeks * 0.98, 58],
          [50 + muzzle * 1.3, chin - 5],
          [50 + muzzle * 0.5, chin - 1],
          [50 + muzzle * 0.62, nose + 9],
        ]),
      ),
    ),
  patch: ({ skull, eyes = 13 }) =>
    outline([
      [50 + 4, TOP + 2],
      [50 + skull, TOP + 4],
      [50 + skull + 4, EYES],
      [50 + eyes + 4, EYES + 11],
      [50 + eyes - 6, EYES + 8],
      [50 + 5, EYES - 4],
    ]),
  spots: () =>
    union(
      ellipse(40, TOP + 7, 3.4, 2.6),
      ellipse(57, TOP + 5, 2.4, 2),
      ellipse(64, TOP + 13, 3.2, 3.6),
      ellipse(36, TOP + 17, 2.2, 2.6),
      ellipse(50, TOP + 15, 2, 2.4),
      ellipse(65, 58, 2.6, 3),
      ellipse(35, 60, 3, 2.4),
      ellipse(61, 68, 1.8, 2),
      ellipse(40, 70, 1.8, 1.6),
      ellipse(68, 49, 1.8, 2.2),
    ),
  husky: ({ skull, cheeks, eyes = 13 }) =>
    union(
      both(
        outline([
          [52.5, TOP - 2, 0],
          [50 + skull, TOP - 2],
          [50 + skull + 6, EYES + 6],
          [50 + cheeks * 0.98, EYES + 8],
          [50 + eyes + 3.5, EYES - 4.5],
          [50 + eyes - 3, EYES - 8],
          [50 + 6.5, EYES - 2],
          [54.5, EYES + 8],
          [52.5, EYES + 4],
          [52, EYES - 8],
        ]),
      ),
    ),
  'saddle-cap': ({ skull, cheeks, eyes = 13 }) =>
    union(
      both(
        outline([
          [54, TOP - 2, 0],
          [50 + skull + 4, TOP - 2],
          [50 + cheeks + 4, EYES + 10],
          [50 + eyes + 5, EYES + 9],
          [50 + eyes - 5, EYES + 3],
          [55.5, EYES - 3],
          [53.5, TOP + 8],
        ]),
      ),
    ),
}

/** Draws the markings of a breed: dark on a light coat, light on a dark one. */
export function drawMarkings(sheet: Stencil, breed: Breed, head: Shape): void {
  for (const marking of breed.markings ?? []) {
    const shape = intersect(markings[marking](breed), head)
    if (breed.darkCoat) sheet.erase(shape)
    else sheet.paint(shape)
  }
}
