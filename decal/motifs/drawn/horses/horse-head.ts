import type { Shape } from '../../../geometry/shape.ts'
import { fitToSheet, drawLine, drawOutline, readKnots, Stencil } from '../stencil.ts'
import { growRound } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'

/** A horse's head, seen from its left side. */
export type HorseHead = {
  /** How far the bridge of the nose curves inwards, as an Arabian's does. Negative if it curves outwards, as a draft horse's does. */
  dish: number
  /** How much deeper than usual the muzzle is, and how much wider than usual the neck is. */
  muzzle?: number
  neck?: number
  mane: 'flowing' | 'lying' | 'short'
  bridle?: boolean
  blaze?: boolean
}

const manes: Readonly<Record<HorseHead['mane'], string>> = {
  flowing:
    '56,10,.3 66,8 80,16 90,12,.1 88,22,.7 100,23,.1 94,33,.7 106,38,.1 97,46,.7 108,54,.1 98,60,.7 107,70,.1 97,74,.7 104,86,.1 92,84,.6 86,62 80,44 72,28 62,20',
  lying:
    '58,9,.3 68,9 82,22 91,42 96,66 97,88,.1 90,82,.6 88,95,.1 82,82,.6 78,92,.1 75,76,.6 70,84,.1 69,66,.6 63,70,.1 65,52,.6 60,50,.1 62,38,.6 56,34,.1 58,24,.6',
  short: '58,9,.3 68,10 80,20 90,38 97,62 100,84 96,84,.2 90,62,.8 83,42 74,26 62,18',
}

/** Draws a horse's head as ink that fills a sheet of 100 × 100. */
export function drawHorseHead({
  dish,
  muzzle = 0,
  neck = 0,
  mane,
  bridle = false,
  blaze = false,
}: HorseHead): Shape {
  const sheet = new Stencil()
  const head = drawOutline(
    readKnots(
      `53,19,.6 46,29 ${35 + dish},${45 + dish * 0.7} ${24 + dish * 0.8},${61 + dish * 0.5} 13,${72 - muzzle * 0.4} ${9 - muzzle * 0.6},79 13,${87 + muzzle * 0.4} 20,${88.5 + muzzle},.8 25,${91 + muzzle},.8 31,${87.5 + muzzle} 38,79 48,74 57,70 60,76 ${58 - neck},87 ${53 - neck},99,0 ${98 + neck * 0.4},99,0 93,70 86,48 78,31 69,20 65,15,.4 63,3,.2 56,12,.6`,
    ),
  )
  sheet.paint(head)
  // The lines of the eye, nostril, mouth and jaw.
  sheet.erase(drawOutline(readKnots('41,38,.3 44.6,35 49.4,37.4,.4 46.4,40.6 43.4,40.6')))
  sheet.paint(makeEllipse(45.4, 37.8, 1.7, 1.7))
  sheet.erase(drawOutline(readKnots('14.4,76.6 17.6,74.6 18.4,77.6 16,81,.6')))
  sheet.erase(drawLine(readKnots('15.4,86 21,83.4 26.6,82.6'), 1.5))
  sheet.erase(drawLine(readKnots('60,52 61,61 56,68 48.6,71.4'), 1.7))
  sheet.erase(drawLine(readKnots('31,62 27,70'), 1.5))
  if (blaze)
    sheet.erase(
      drawOutline(
        readKnots(
          `50,27,.3 46,33 ${37.6 + dish},${46 + dish * 0.6} 26,61.6 16.6,71.6,.3 22,69 ${32 + dish},57 ${42 + dish * 0.7},43 48.6,33`,
        ),
      ),
    )
  if (bridle) drawBridle(sheet)
  const hair = drawOutline(readKnots(manes[mane]))
  sheet.erase(growRound(hair, 1.4)).paint(hair)
  const ear = drawOutline(readKnots('54,19,.4 55,11 61,1,.2 65.4,9 64.6,18,.6 59,22'))
  sheet.erase(growRound(ear, 1.4)).paint(ear)
  sheet.erase(drawOutline(readKnots('60.6,6.4,.2 57.6,13 60,17.4 62,12')))
  const forelock = drawOutline(readKnots('57,17,.3 51,19 46,27 44,33,.1 50,31,.6 52.6,36,.1 55,28 58,21'))
  sheet.erase(growRound(forelock, 1.3)).paint(forelock)
  return fitToSheet(sheet.ink)
}

function drawBridle(sheet: Stencil): void {
  const straps = [
    '57,22 53,42 38,66',
    '25,58 33,67 36,75',
    '56,24 62,38 61,50',
    '31,70 27,82',
    '42,32.6 55,37',
  ]
  for (const strap of straps)
    sheet.erase(drawLine(readKnots(strap), 4.6)).paint(drawLine(readKnots(strap), 2.2))
  sheet
    .erase(makeEllipse(31.4, 70.6, 4.4, 4.4))
    .paint(makeEllipse(31.4, 70.6, 3.2, 3.2))
    .erase(makeEllipse(31.4, 70.6, 1.3, 1.3))
}

/** Drawings of horses' heads. The keys are hyphenated names. */
export const horseHeads: Readonly<Record<string, HorseHead>> = {
  'horse-head': { dish: 0, mane: 'flowing' },
  'arabian-horse': { dish: 3.6, muzzle: -2, mane: 'flowing', neck: -2 },
  'quarter-horse': { dish: 0.5, muzzle: 1, mane: 'lying', bridle: true, neck: 2 },
  clydesdale: { dish: -2.4, muzzle: 3, mane: 'lying', blaze: true, neck: 7 },
  'dressage-horse': { dish: 0, mane: 'short', bridle: true, blaze: false },
}
