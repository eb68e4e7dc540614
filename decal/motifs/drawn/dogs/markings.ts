import { growRound, intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, drawOutline, type Stencil, drawSymmetricOutline } from '../stencil.ts'
import { type Breed, EYES_Y, type DogMarking, SKULL_TOP_Y } from './breed.ts'

const spotsAt = (...spots: [x: number, y: number, rx: number, ry: number][]): Shape =>
  union(...spots.map(([x, y, rx, ry]) => makeEllipse(x, y, rx, ry)))

const narrowBlaze = ({ muzzle, nose, chin }: Breed): Shape =>
  drawSymmetricOutline([
    [50, SKULL_TOP_Y + 7, 0.2],
    [52.6, SKULL_TOP_Y + 16],
    [52.4, EYES_Y + 4],
    [50 + muzzle * 0.5, nose - 5],
    [50 + muzzle * 0.72, nose + 2],
    [50 + muzzle * 0.5, chin + 3],
    [50, chin + 5],
  ])

/** The areas in which a coat has its second tone. */
const markings: Readonly<Record<DogMarking, (breed: Breed) => Shape>> = {
  mask: ({ muzzle, nose, chin }) =>
    drawSymmetricOutline([
      [50, nose - 9],
      [50 + muzzle * 0.75, nose - 7],
      [50 + muzzle * 1.16, nose + 3],
      [50 + muzzle * 1.4, chin],
      [50, chin + 4],
    ]),
  'mask-and-bridge': ({ muzzle, nose, chin, eyes = 13 }) =>
    union(
      drawSymmetricOutline([
        [50, SKULL_TOP_Y + 12, 0.3],
        [50 + 5, SKULL_TOP_Y + 17],
        [50 + eyes - 3, EYES_Y - 6],
        [50 + eyes + 6, EYES_Y - 5, 0.6],
        [50 + eyes + 7, EYES_Y + 2, 0.6],
        [50 + eyes - 3, EYES_Y + 7],
        [50 + muzzle * 0.75, nose - 7],
        [50 + muzzle * 1.05, nose + 2],
        [50 + muzzle * 1.3, chin],
        [50, chin + 4],
      ]),
    ),
  blaze: ({ muzzle, nose, chin }) =>
    drawSymmetricOutline([
      [50, SKULL_TOP_Y - 6],
      [54.5, SKULL_TOP_Y + 3],
      [53.4, EYES_Y - 6],
      [54.6, EYES_Y + 5],
      [50 + muzzle * 1.05, nose - 3],
      [50 + muzzle * 1.35, chin - 2],
      [50, chin + 5],
    ]),
  'narrow-blaze': narrowBlaze,
  'outlined-blaze': (breed) => {
    const blaze = narrowBlaze(breed)
    return subtract(blaze, growRound(blaze, -1.4))
  },
  'white-muzzle': ({ muzzle, nose, chin }) =>
    drawSymmetricOutline([
      [50, nose - 9],
      [50 + muzzle * 0.9, nose - 3],
      [50 + muzzle * 1.35, chin - 6],
      [50 + muzzle, chin + 4],
      [50, chin + 5],
    ]),
  brows: ({ eyes = 13 }) => withMirrorImage(makeEllipse(50 + eyes * 0.82, EYES_Y - 8.5, 3.6, 2.7)),
  freckles: () =>
    withMirrorImage(spotsAt([54, 34, 1.5, 1.7], [60, 31, 1.4, 1.4], [63, 58, 1.5, 1.5], [67, 53, 1.4, 1.6])),
  'tan-points': ({ muzzle, nose, chin, cheeks, eyes = 13 }) =>
    union(
      withMirrorImage(makeEllipse(50 + eyes * 0.82, EYES_Y - 8.5, 3.8, 2.9)),
      subtract(
        drawSymmetricOutline([
          [50, nose - 5],
          [50 + muzzle * 0.8, nose - 6],
          [50 + cheeks * 0.86, 60, 0.5],
          [50 + muzzle * 1.5, chin - 8],
          [50 + muzzle * 0.8, chin + 4],
          [50, chin + 4],
        ]),
        drawSymmetricOutline([
          [50, nose - 18],
          [50 + muzzle * 0.6, nose - 16],
          [50 + muzzle * 0.56, nose - 4],
          [50, nose + 1],
        ]),
      ),
    ),
  patch: ({ skull, eyes = 13 }) =>
    drawOutline([
      [50 + 4, SKULL_TOP_Y + 2],
      [50 + skull, SKULL_TOP_Y + 4],
      [50 + skull + 6, EYES_Y],
      [50 + eyes + 4, EYES_Y + 11],
      [50 + eyes - 6, EYES_Y + 8],
      [50 + 5, EYES_Y - 4],
    ]),
  'eye-patches': ({ eyes = 13 }) =>
    withMirrorImage(
      drawOutline([
        [50 + eyes - 7, EYES_Y + 2],
        [50 + eyes - 4, EYES_Y - 7],
        [50 + eyes + 6, EYES_Y - 8],
        [50 + eyes + 9, EYES_Y + 2],
        [50 + eyes + 4, EYES_Y + 9],
        [50 + eyes - 3, EYES_Y + 8],
      ]),
    ),
  spots: () =>
    spotsAt(
      [40, SKULL_TOP_Y + 7, 3.4, 2.6],
      [57, SKULL_TOP_Y + 5, 2.4, 2],
      [64, SKULL_TOP_Y + 13, 3.2, 3.6],
      [36, SKULL_TOP_Y + 17, 2.2, 2.6],
      [50, SKULL_TOP_Y + 15, 2, 2.4],
      [66, 58, 2.6, 3],
      [34, 60, 3, 2.4],
      [61, 70, 1.8, 2],
      [39, 72, 1.8, 1.6],
      [69, 49, 1.8, 2.2],
    ),
  merle: () =>
    spotsAt(
      [62, SKULL_TOP_Y + 7, 4.2, 2.8],
      [38, SKULL_TOP_Y + 9, 3.4, 2.4],
      [68, 47, 2, 4],
      [31, 51, 2.4, 3.8],
      [67, 59, 2.6, 2.2],
      [41, SKULL_TOP_Y + 15, 2, 1.6],
      [35, 62, 2, 2.4],
    ),
  husky: ({ skull, cheeks, eyes = 13 }) =>
    withMirrorImage(
      drawOutline([
        [52.2, SKULL_TOP_Y - 2, 0],
        [50 + skull, SKULL_TOP_Y - 2],
        [50 + skull + 6, EYES_Y + 6],
        [50 + cheeks * 0.98, EYES_Y + 9],
        [50 + eyes + 5, EYES_Y - 5],
        [50 + eyes - 3, EYES_Y - 8.5],
        [50 + 6.5, EYES_Y - 2],
        [54.5, EYES_Y + 9],
        [52.2, EYES_Y + 4],
        [51.8, EYES_Y - 8],
      ]),
    ),
  'saddle-cap': ({ skull, cheeks, eyes = 13 }) =>
    withMirrorImage(
      drawOutline([
        [54, SKULL_TOP_Y - 2, 0],
        [50 + skull + 4, SKULL_TOP_Y - 2],
        [50 + cheeks + 4, EYES_Y + 10],
        [50 + eyes + 5, EYES_Y + 9],
        [50 + eyes - 5, EYES_Y + 4],
        [55.5, EYES_Y - 3],
        [53.5, SKULL_TOP_Y + 8],
      ]),
    ),
  // A white face with white brows, like a Shiba's. The dark colour of the forehead continues down the muzzle.
  'white-cheeks': ({ cheeks, eyes = 13, muzzle, nose, chin }) =>
    union(
      withMirrorImage(makeEllipse(50 + eyes * 0.9, EYES_Y - 8, 3.8, 2.6)),
      drawSymmetricOutline([
        [50, nose - 6],
        [50 + muzzle * 0.7, nose - 9],
        [50 + eyes - 2, EYES_Y + 8],
        [50 + eyes + 5, EYES_Y + 6],
        [50 + cheeks - 1, EYES_Y + 2, 0.4],
        [50 + cheeks + 6, 64],
        [50 + muzzle * 1.4, chin + 4],
        [50, chin + 6],
      ]),
    ),
  // Dark areas on both sides of the head, beside a light face.
  sides: ({ skull, cheeks }) =>
    withMirrorImage(
      drawOutline([
        [50 + skull * 0.42, SKULL_TOP_Y - 4, 0.4],
        [50 + skull + 6, SKULL_TOP_Y - 4],
        [50 + cheeks + 8, 60],
        [50 + cheeks + 4, 72],
        [50 + cheeks * 0.84, 60],
        [50 + skull * 0.86, EYES_Y - 4],
      ]),
    ),
}

/** Draws the markings of a breed: dark ones on a light coat, light ones on a dark coat. */
export function drawMarkings(sheet: Stencil, breed: Breed, head: Shape): void {
  for (const marking of breed.markings ?? []) {
    const shape = intersect(markings[marking](breed), head)
    if (breed.darkCoat) sheet.erase(shape)
    else sheet.paint(shape)
  }
}
