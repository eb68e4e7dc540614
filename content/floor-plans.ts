import type { FloorLayer, FloorWords, PictogramCode } from '../domain/floor-layouts/floor-layout.ts'

/** What the colours of a floor plan mean. */
export const floorLayerTitles = {
  WALLS: 'Inner face of the walls',
  'DOCK-DOORS': 'Dock doors',
  DOORS: 'Doors of fire exits',
  RACKS: 'Pallet racks',
  BENCHES: 'Packing benches',
  'FORKLIFT-LANES': 'Forklift lanes',
  'STORAGE-AISLES': 'Edges of rack aisles',
  WALKWAYS: 'Walkways',
  CROSSINGS: 'Crossings',
  STAGING: 'Pallet places at the doors',
  'FIRE-EXITS': 'Fire exits, kept clear',
  'KEEP-CLEAR': 'Panels and extinguishers, kept clear',
  PICTOGRAMS: 'Pictograms',
  WORDS: 'Words and numbers',
} satisfies Record<FloorLayer, string>

export const pictogramNames = {
  E001: 'Emergency exit',
  F001: 'Fire extinguisher',
  M014: 'Wear head protection',
  M015: 'Wear high-visibility clothing',
  M024: 'Use this walkway',
  P004: 'No thoroughfare',
  P023: 'Do not obstruct',
  W012: 'Warning: electricity',
  W014: 'Warning: forklift trucks',
  arrow: 'Arrow of a lane',
} satisfies Record<PictogramCode, string>

const fixedWords = {
  stop: 'STOP',
  look: 'LOOK',
  forklifts: 'FORKLIFTS',
  'fire-exit': 'FIRE EXIT',
  'keep-clear': 'KEEP CLEAR',
} as const

/** Returns the text of a marking on the floor, such as "DOCK 3". */
export function writeFloorWords(words: FloorWords): string {
  switch (words.code) {
    case 'dock':
      return `DOCK ${words.number}`
    case 'aisle':
      return words.name
    default:
      return fixedWords[words.code]
  }
}
