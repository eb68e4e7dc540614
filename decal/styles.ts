import type { LayoutName } from './layouts/layout-names.ts'
import type { PaletteName } from './palettes.ts'
import type { Style } from './style-names.ts'

/** What a style draws with: layouts with a motif, layouts of a picture alone and of words alone, and palettes, each in order of preference. */
export type StyleKit = {
  layouts: readonly LayoutName[]
  /** For a picture without words. */
  pictureLayouts: readonly LayoutName[]
  wordLayouts: readonly LayoutName[]
  palettes: readonly PaletteName[]
}

export const styleKits: Record<Style, StyleKit> = {
  modern: {
    layouts: ['sunset', 'hex', 'tile', 'offset', 'bars'],
    pictureLayouts: ['sunset', 'hex', 'tile', 'glyph'],
    wordLayouts: ['offset', 'bars', 'poster'],
    palettes: ['lake', 'tangerine', 'dusk', 'mint', 'ice'],
  },
  vintage: {
    layouts: ['badge', 'ribbon', 'marquee', 'stamp', 'poster'],
    pictureLayouts: ['badge', 'ribbon', 'stamp', 'glyph'],
    wordLayouts: ['poster', 'stamp', 'marquee'],
    palettes: ['vintage-red', 'vintage-teal', 'vintage-olive', 'vintage-navy', 'vintage-rust'],
  },
  minimalist: {
    layouts: ['ring', 'column', 'frame', 'inline'],
    pictureLayouts: ['ring', 'column', 'frame', 'inline'],
    wordLayouts: ['frame', 'ring', 'column'],
    palettes: ['mono', 'sage', 'clay', 'midnight'],
  },
  bold: {
    layouts: ['slant', 'shield', 'archway', 'comic'],
    pictureLayouts: ['shield', 'comic', 'glyph'],
    wordLayouts: ['slant', 'archway', 'comic'],
    palettes: ['blaze', 'maple', 'volt', 'hi-vis', 'true-north'],
  },
  graffiti: {
    layouts: ['tag', 'halftone', 'arrow', 'throwup'],
    pictureLayouts: ['tag', 'comic', 'glyph'],
    wordLayouts: ['throwup', 'tag', 'halftone', 'arrow'],
    palettes: ['neon', 'candy', 'citrus', 'slime'],
  },
  professional: {
    layouts: ['lockup', 'seal', 'crest', 'nameplate'],
    pictureLayouts: ['seal', 'crest', 'glyph'],
    wordLayouts: ['nameplate', 'seal', 'lockup'],
    palettes: ['navy-gold', 'forest', 'burgundy', 'steel'],
  },
}
