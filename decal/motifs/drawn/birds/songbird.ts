import { makeDisc } from '../../../geometry/figures.ts'
import { intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { readKnots, drawLine, drawOutline, Stencil, type OutlineKnot } from '../stencil.ts'

/** Dark parts of a bird's plumage. `patch` is a light patch on a dark shoulder. */
export type PlumagePatch =
  | 'head'
  | 'cap'
  | 'mask'
  | 'face'
  | 'bib'
  | 'nape'
  | 'back'
  | 'breast'
  | 'wing'
  | 'tail'
  | 'patch'

/** The distinguishing features of a perching bird: the shape of its beak and crest, and its dark parts. */
export type Songbird = {
  beak: 'cone' | 'thin' | 'stout' | 'chisel' | 'dagger'
  crest?: 'tall' | 'swept' | 'shaggy'
  tail?: 'long' | 'short' | 'cocked' | 'forked'
  dark: readonly PlumagePatch[]
  /** Light bars across the wing, or rows of spots on it. */
  wing?: 'bars' | 'spots' | 'plain'
  /** A dark necklace, or a dark belt across the breast. */
  band?: 'necklace' | 'belt'
  /** A light line above the eye, or a light ring around it. */
  eye?: 'brow' | 'ring'
  /** Dark spots on the breast. */
  spotted?: boolean
}

const body = (): Shape =>
  drawOutline(
    readKnots('22,29 25,20 34,14 45,17 52,26 64,37 75,50 80,63,0.7 70,69 56,73 41,68 30,57 25,45 23,36'),
  )

const wing = (): Shape => drawOutline(readKnots('47,36 58,39 70,48 80,61 89,78,0.3 76,71 64,66 52,57 46,46'))

const crests: Readonly<Record<NonNullable<Songbird['crest']>, readonly OutlineKnot[]>> = {
  tall: readKnots('24,21,0.4 31,10 45,1,0.2 47,10 51,25,0.4'),
  swept: readKnots('24,22,0.4 33,12 46,6 63,3,0.1 54,15 53,28,0.4'),
  shaggy: readKnots('24,22,0.4 26,8,0.1 33,12,0.1 38,3,0.1 42,10,0.1 52,4,0.1 51,14,0.1 60,14,0.1 52,27,0.4'),
}

const tails: Readonly<Record<NonNullable<Songbird['tail']>, readonly OutlineKnot[]>> = {
  long: readKnots('68,58 80,60,0.4 98,90,0.3 90,96,0.3 66,68'),
  short: readKnots('68,58 80,60,0.4 93,82,0.3 84,87,0.3 66,68'),
  cocked: readKnots('68,66 70,52,0.4 84,22,0.3 95,27,0.3 82,62,0.5'),
  forked: readKnots('68,58 80,60,0.4 99,86,0.1 87,82,0.1 88,97,0.1 66,68'),
}

const beaks: Readonly<Record<Songbird['beak'], readonly OutlineKnot[]>> = {
  cone: readKnots('25,23,0 17,25,0.6 11,32,0.2 17,35,0.6 24,36,0'),
  thin: readKnots('25,26,0 9,30,0.1 24,33,0'),
  stout: readKnots('25,24,0 14,25,0.6 6,32,0.2 24,35,0'),
  chisel: readKnots('25,23,0 2,29,0 2,31,0 24,34,0'),
  dagger: readKnots('26,21,0 0,31,0.1 24,37,0'),
}

const patches: Readonly<Record<PlumagePatch, readonly OutlineKnot[]>> = {
  head: readKnots('10,0,0 62,0,0 56,32,0.6 44,43,1 32,45,1 14,40,0'),
  cap: readKnots('10,0,0 70,0,0 53,28,0.4 44,23,0.8 30,23,0.8 14,26,0'),
  mask: readKnots('14,22,0 30,22,0.6 47,25,0.4 44,30,0.6 34,31,0.8 14,31,0'),
  face: readKnots('10,20,0 26,20,0.6 32,27,1 33,37,1 28,45,0.8 14,46,0'),
  bib: readKnots('14,34,0 28,33,0.6 37,37,1 37,45,1 29,49,0.8 14,50,0'),
  nape: readKnots('40,10,0 60,10,0 60,40,0 46,34,0.8 44,24,0.8'),
  back: readKnots('48,18,0 64,20,0 96,70,0 70,70,0 54,46,0.8 44,32,0.8'),
  breast: readKnots('14,42,0 30,42,0.6 44,44,0.8 50,56,0.8 58,66,0.8 48,72,0.6 20,72,0'),
  wing: [],
  tail: [],
  patch: readKnots('47,36,0.6 57,38,0.6 59,46,0.8 50,49,0.8'),
}

const branch = (): Shape => drawLine(readKnots('12,84 36,81 62,84 86,81'), 5)

/** Draws a bird on a branch, on a sheet of 100 × 100. */
export function drawSongbird(bird: Songbird): Shape {
  const isDark = (patch: PlumagePatch): boolean => bird.dark.includes(patch)
  const sheet = new Stencil()
  const tail = drawOutline(tails[bird.tail ?? 'short'])
  const shape = bird.crest ? union(body(), drawOutline(crests[bird.crest])) : body()
  sheet.paint(branch())
  sheet.area(tail, isDark('tail'), 2)
  sheet.area(shape, false, 2)
  for (const patch of bird.dark) {
    const area = patches[patch]
    if (area.length > 0 && patch !== 'patch') sheet.paint(intersect(drawOutline(area), shape))
  }
  drawWing(sheet, bird, isDark('wing'))
  if (isDark('patch')) sheet.erase(intersect(drawOutline(patches.patch), wing()))
  if (bird.band) sheet.swap(intersect(bandOf(bird.band), subtract(body(), wing())))
  if (bird.spotted) sheet.paint(...spots())
  sheet.area(drawOutline(beaks[bird.beak]), bird.beak !== 'cone' && !isDark('face'), 2)
  drawEye(sheet, bird)
  sheet.paint(drawLine(readKnots('46,70 44,81'), 2.4), drawLine(readKnots('56,71 55,82'), 2.4))
  return sheet.ink
}

function drawWing(sheet: Stencil, { wing: pattern = 'plain', dark }: Songbird, isDark: boolean): void {
  const onDark = dark.includes('back')
  if (onDark && !isDark) sheet.area(wing(), false, 2)
  else sheet.area(wing(), isDark, 2)
  const feathers = [
    drawLine(readKnots('57,52 70,59 82,72'), 1.6),
    drawLine(readKnots('55,46 69,52 80,64'), 1.6),
  ]
  const bars = [drawLine(readKnots('48,47 54,44 60,40'), 2.2), drawLine(readKnots('52,55 59,50 66,45'), 2.2)]
  const marks = pattern === 'bars' ? [...bars, ...feathers] : pattern === 'spots' ? spotsOnWing() : feathers
  sheet.swap(intersect(union(...marks), wing()))
}

const spots = (): Shape[] =>
  readKnots('33,52 40,57 34,60 44,65 29,46 39,49 50,69').map(([x, y]) => makeDisc(x, y, 1.7))
const spotsOnWing = (): Shape[] =>
  readKnots('52,44 59,46 56,52 64,52 62,58 70,57 70,63 76,65').map(([x, y]) => makeDisc(x, y, 1.6))

const bandOf = (band: 'necklace' | 'belt'): Shape =>
  band === 'necklace'
    ? drawLine(readKnots('51,22 50,34 42,43 32,46 22,44'), 3.4)
    : drawLine(readKnots('22,50 32,53 44,50 50,40'), 6)

function drawEye(sheet: Stencil, { eye }: Songbird): void {
  if (eye === 'brow') sheet.swap(drawLine(readKnots('25,22 35,20 47,24'), 2.2))
  if (eye === 'ring') sheet.erase(makeDisc(34, 26, 4.6))
  sheet
    .erase(makeDisc(34, 26, 3.6))
    .paint(makeDisc(34, 26, 2.6))
    .erase(makeDisc(33.2, 25.2, 0.8))
}
