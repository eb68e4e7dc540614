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
    layouts: ['sunset', 'hex', 'tile', 'offset', 'bars'],
    wordLayouts: ['offset', 'bars', 'poster'],
    palettes: ['lake', 'tangerine', 'dusk', 'mint', 'ice'],
  },
  vintage: {
    layouts: ['badge', 'ribbon', 'marquee', 'stamp', 'poster'],
    wordLayouts: ['poster', 'stamp', 'marquee'],
    palettes: ['vintage-red', 'vintage-teal', 'vintage-olive', 'vintage-navy', 'vintage-rust'],
  },
  minimalist: {
    layouts: ['ring', 'column', 'frame', 'inline'],
    wordLayouts: ['frame', 'ring', 'column'],
    palettes: ['mono', 'sage', 'clay', 'midnight'],
  },
  bold: {
    layouts: ['slant', 'shield', 'archway', 'comic'],
    wordLayouts: ['slant', 'archway', 'comic'],
    palettes: ['blaze', 'maple', 'volt', 'hi-vis', 'true-north'],
  },
  graffiti: {
    layouts: ['tag', 'halftone', 'arrow', 'throwup'],
    wordLayouts: ['throwup', 'tag', 'halftone', 'arrow'],
    palettes: ['neon', 'candy', 'citrus', 'slime'],
  },
  professional: {
    layouts: ['lockup', 'seal', 'crest', 'nameplate'],
    wordLayouts: ['nameplate', 'seal', 'lockup'],
    palettes: ['navy-gold', 'forest', 'burgundy', 'steel'],
  },
}
