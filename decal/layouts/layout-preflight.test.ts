import { describe, expect, it } from 'vitest'
import { finishDecal } from '../contour/finish-decal.ts'
import type { Design } from '../design.ts'
import { paintLayers } from '../draw-decal.ts'
import { fillHoles, union } from '../geometry/shape-operations.ts'
import { checkDecal } from '../preflight/preflight.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'

/** The codes that preflight finds in a design at 100 mm. */
function findingsOf(design: Design): string[] {
  const painted = paintLayers(design, loadEngineAssets())
  if (!painted.ok) throw new Error(painted.reason)
  const { layers, border } = painted.painted
  const finished = finishDecal({
    artwork: { kind: 'layers', layers },
    silhouette: fillHoles(union(...layers.map(({ shape }) => shape))),
    border,
    widthMm: 100,
    cutKind: 'kiss',
  })
  if (!finished.ok) throw new Error(finished.reason)
  return checkDecal(finished.decal).map(({ code }) => code)
}

describe('lettering prints clearly', () => {
  it.each(['hi-vis', 'sage', 'candy', 'arcade', 'lake'] as const)(
    "a jersey's name and number in %s stand apart from their colours",
    (palette) => {
      expect(findingsOf({ layout: 'arched', words: ['TREMBLAY', '17'], palette })).toEqual([])
    },
  )

  it.each<Design>([
    { layout: 'plate', words: ['THE KOWALCZYK FAMILY', 'EST. 2014'], palette: 'sage' },
    { layout: 'plate', words: ['WALKER LAW', 'BARRISTERS AND SOLICITORS'], palette: 'champagne' },
    {
      layout: 'plate',
      words: ['CAUTION', 'HIGH VOLTAGE INSIDE', 'AUTHORIZED PERSONNEL ONLY'],
      palette: 'lake',
      style: 'professional',
    },
    {
      layout: 'plate',
      words: ['NIAGARA DENTAL', 'FAMILY AND COSMETIC DENTISTRY', '905-555-0134', 'ST. CATHARINES ONTARIO'],
      palette: 'maple',
      style: 'minimalist',
    },
  ])('fine faces have enough weight on a small plate: $words in $palette', (design) => {
    expect(findingsOf(design)).toEqual([])
  })
})

it.each<Design>([
  {
    layout: 'inline',
    motif: 'drawn:food-truck',
    words: ['ROSIE’S', 'TACOS'],
    palette: 'midnight',
    style: 'minimalist',
    seed: 33,
  },
  {
    layout: 'lockup',
    motif: 'fluent-emoji-high-contrast:moose',
    second: 'drawn:canoe',
    arrangement: 'inside',
    words: ['ALGONQUIN', 'PARK'],
    palette: 'navy-gold',
    style: 'professional',
    seed: 0,
  },
])('prints every part of a picture in a wide layout: $layout', (design) => {
  expect(findingsOf(design)).toEqual([])
})
