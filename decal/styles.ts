import type { LayoutName } from './layouts/layout-names.ts'
import type { PaletteName } from './palettes.ts'
import type { Style } from './style-names.ts'

/** What a style draws with: layouts with a motif, layouts of words alone, and palettes, each in order of preference. */
export type StyleKit = {
  layouts: readonly LayoutName[]
  wordLayouts: readonly LayoutName[]
  palettes: readonly PaletteName[]
}

export const styleKits: Record<Style, StyleKit> = {
  modern: {
    layouts: ['sunset', 'hex', 'stack', 'glyph'],
    wordLayouts: ['lettering', 'plate', 'roundel'],
    palettes: ['lake', 'dusk', 'ice', 'berry'],
  },
  vintage: {
    layouts: ['badge', 'ribbon', 'arched', 'roundel'],
    wordLayouts: ['plate', 'roundel', 'arched'],
    palettes: ['vintage-red', 'vintage-teal', 'vintage-olive', 'sand'],
  },
  minimalist: {
    layouts: ['stack', 'glyph', 'roundel'],
    wordLayouts: ['script', 'plate', 'roundel'],
    palettes: ['mono', 'sage', 'steel', 'champagne'],
  },
  bold: {
    layouts: ['shield', 'arched', 'stack', 'hex'],
    wordLayouts: ['lettering', 'arched', 'plate'],
    palettes: ['maple', 'navy-gold', 'hi-vis', 'berry'],
  },
  graffiti: {
    layouts: ['arched', 'stack', 'glyph'],
    wordLayouts: ['lettering', 'script', 'arched'],
    palettes: ['neon', 'berry', 'dusk', 'ice'],
  },
  professional: {
    layouts: ['shield', 'badge', 'stack', 'roundel'],
    wordLayouts: ['plate', 'roundel', 'script'],
    palettes: ['navy-gold', 'steel', 'forest', 'mono'],
  },
}
