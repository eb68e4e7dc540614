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

// Occasions with a custom of their own come before the style's templates.
const customs: Partial<Record<string, StyleKit>> = {
  wedding: {
    layouts: ['monogram'],
    wordLayouts: ['monogram'],
    palettes: ['champagne', 'blush', 'sage', 'midnight'],
  },
  military: { layouts: ['chevron'], wordLayouts: ['chevron'], palettes: ['camo', 'desert', 'vintage-olive'] },
}

/** What a style draws with for an occasion: the templates and palettes of its custom, where it has one, then the style's own. */
export function kitFor(style: Style, occasions: readonly string[]): StyleKit {
  const kit = styleKits[style]
  const custom = occasions.map((name) => customs[name]).find((own) => own !== undefined)
  if (!custom) return kit
  return {
    layouts: [...custom.layouts, ...kit.layouts],
    wordLayouts: [...custom.wordLayouts, ...kit.wordLayouts],
    palettes: custom.palettes,
  }
}
