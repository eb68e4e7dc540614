export const layoutNames = [
  'badge',
  'ribbon',
  'sunset',
  'hex',
  'shield',
  'stack',
  'arched',
  'glyph',
  'lettering',
  'plate',
  'roundel',
  'script',
  'marquee',
  'stamp',
  'poster',
  'tile',
  'offset',
  'bars',
  'ring',
  'column',
  'frame',
  'inline',
  'slant',
  'comic',
  'archway',
  'tag',
  'halftone',
  'arrow',
  'throwup',
  'lockup',
  'seal',
  'crest',
  'nameplate',
  'monogram',
  'chevron',
  'swash',
] as const
export type LayoutName = (typeof layoutNames)[number]

export const layoutsNeedingMotif: ReadonlySet<LayoutName> = new Set([
  'badge',
  'ribbon',
  'sunset',
  'hex',
  'shield',
  'stack',
  'glyph',
  'tile',
  'inline',
  'crest',
])

const drawsWithoutWords: ReadonlySet<LayoutName> = new Set<LayoutName>([
  ...layoutsNeedingMotif,
  'stamp',
  'ring',
  'column',
  'frame',
  'seal',
  'comic',
  'tag',
])

/** Layouts built around lettering, which need text. */
export const layoutsNeedingText: ReadonlySet<LayoutName> = new Set(
  layoutNames.filter((name) => !drawsWithoutWords.has(name)),
)
