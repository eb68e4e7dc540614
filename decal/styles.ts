import type { LayoutName } from './layouts/layout-names.ts'
import type { PaletteName } from './palettes.ts'
import type { DecalStyle } from './style-names.ts'

/** A style's palettes and layouts, best first. There are separate lists of layouts for designs with pictures only and with text only. */
export type StyleKit = {
  layouts: readonly LayoutName[]
  /** The layouts for a picture without text. */
  pictureLayouts: readonly LayoutName[]
  wordLayouts: readonly LayoutName[]
  palettes: readonly PaletteName[]
}

export const styleKits: Record<DecalStyle, StyleKit> = {
  modern: {
    layouts: ['sunset', 'hex', 'offset', 'bars', 'tile', 'roundel', 'stack', 'arched'],
    pictureLayouts: ['sunset', 'hex', 'glyph', 'tile'],
    wordLayouts: ['offset', 'bars', 'poster', 'arched'],
    palettes: ['lake', 'tangerine', 'dusk', 'mint', 'ice'],
  },
  vintage: {
    layouts: ['badge', 'ribbon', 'marquee', 'stamp', 'poster', 'roundel', 'arched', 'plate'],
    pictureLayouts: ['badge', 'ribbon', 'stamp', 'glyph'],
    wordLayouts: ['poster', 'stamp', 'marquee', 'plate'],
    palettes: ['vintage-red', 'vintage-teal', 'vintage-olive', 'vintage-navy', 'vintage-rust'],
  },
  minimalist: {
    layouts: ['ring', 'column', 'frame', 'inline', 'stack', 'roundel', 'lockup', 'plate'],
    pictureLayouts: ['ring', 'column', 'frame', 'inline'],
    wordLayouts: ['frame', 'ring', 'column', 'plate', 'script', 'monogram', 'swash'],
    palettes: ['mono', 'sage', 'clay', 'midnight', 'steel'],
  },
  bold: {
    layouts: ['slant', 'shield', 'archway', 'comic', 'hex', 'chevron', 'arched', 'stack'],
    pictureLayouts: ['shield', 'comic', 'glyph'],
    wordLayouts: ['slant', 'archway', 'comic', 'arched', 'chevron', 'bars', 'plate'],
    palettes: ['blaze', 'maple', 'volt', 'hi-vis', 'true-north'],
  },
  graffiti: {
    layouts: ['tag', 'halftone', 'arrow', 'throwup', 'comic', 'offset', 'slant', 'arched'],
    pictureLayouts: ['tag', 'comic', 'glyph'],
    wordLayouts: ['throwup', 'tag', 'halftone', 'arrow', 'slant', 'comic', 'offset'],
    palettes: ['neon', 'candy', 'citrus', 'slime', 'arcade'],
  },
  professional: {
    layouts: ['lockup', 'seal', 'crest', 'nameplate', 'roundel', 'stack', 'shield', 'arched'],
    pictureLayouts: ['seal', 'crest', 'glyph'],
    wordLayouts: ['nameplate', 'seal', 'lockup', 'monogram'],
    palettes: ['navy-gold', 'forest', 'burgundy', 'steel', 'midnight'],
  },
}
