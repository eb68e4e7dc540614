import type { LayoutName } from '../layouts/layout-names.ts'

/** The amount of lettering that is legible in a layout at 100 mm: the number of lines, and of characters in the longest line. */
type Room = { lines: number; signs: number }

const usual: Room = { lines: 3, signs: 18 }
const rooms: Partial<Record<LayoutName, Room>> = {
  badge: { lines: 2, signs: 17 },
  ribbon: { lines: 2, signs: 14 },
  shield: { lines: 2, signs: 14 },
  hex: { lines: 2, signs: 14 },
  sunset: { lines: 3, signs: 18 },
  stack: { lines: 4, signs: 22 },
  glyph: { lines: 2, signs: 18 },
  arched: { lines: 2, signs: 14 },
  roundel: { lines: 2, signs: 22 },
  lettering: { lines: 4, signs: 18 },
  plate: { lines: 4, signs: 28 },
  script: { lines: 3, signs: 18 },
  marquee: { lines: 2, signs: 14 },
  stamp: { lines: 2, signs: 18 },
  poster: { lines: 3, signs: 18 },
  tile: { lines: 2, signs: 16 },
  offset: { lines: 3, signs: 14 },
  bars: { lines: 3, signs: 14 },
  ring: { lines: 1, signs: 24 },
  column: { lines: 2, signs: 18 },
  frame: { lines: 2, signs: 18 },
  inline: { lines: 2, signs: 16 },
  slant: { lines: 3, signs: 14 },
  comic: { lines: 3, signs: 14 },
  archway: { lines: 2, signs: 12 },
  tag: { lines: 3, signs: 14 },
  halftone: { lines: 3, signs: 14 },
  arrow: { lines: 3, signs: 14 },
  throwup: { lines: 3, signs: 12 },
  lockup: { lines: 2, signs: 18 },
  seal: { lines: 2, signs: 18 },
  crest: { lines: 2, signs: 18 },
  nameplate: { lines: 3, signs: 20 },
  swash: { lines: 3, signs: 18 },
  monogram: { lines: 4, signs: 20 },
  chevron: { lines: 2, signs: 12 },
}

// Layouts in which the first line, a name, is large and the other lines are small below it.
const byName: ReadonlySet<LayoutName> = new Set([
  'sunset',
  'hex',
  'tile',
  'frame',
  'ring',
  'column',
  'seal',
  'nameplate',
  'crest',
])

/** Whether the first line of a layout is large and the other lines are small below it. */
export function hasLargeFirstLine(layout: LayoutName): boolean {
  return byName.has(layout)
}

export function fitsInLayout(layout: LayoutName, lines: readonly string[]): boolean {
  const { lines: most, signs } = rooms[layout] ?? usual
  return lines.length <= most && lines.every((line) => line.length <= signs)
}

/** Returns the maximum number of lines that fit in a layout. */
export function getMaxLines(layout: LayoutName): number {
  return (rooms[layout] ?? usual).lines
}
