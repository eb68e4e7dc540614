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
] as const
export type LayoutName = (typeof layoutNames)[number]

/** Layouts that are nothing without a motif. */
export const needsMotif: ReadonlySet<LayoutName> = new Set([
  'badge',
  'ribbon',
  'sunset',
  'hex',
  'shield',
  'stack',
  'glyph',
])

/** Layouts whose heart is lettering: they cannot do without words. */
export const needsWords: ReadonlySet<LayoutName> = new Set([
  'lettering',
  'script',
  'plate',
  'arched',
  'roundel',
])
