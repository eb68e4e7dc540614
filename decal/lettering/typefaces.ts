/** The engine's typefaces: each name with the family and weight of its @fontsource package. All are under the OFL or Apache licence. */
export const typefaces = {
  slab: ['alfa-slab-one', 400],
  bevan: ['bevan', 400],
  anton: ['anton', 400],
  archivo: ['archivo-black', 400],
  bangers: ['bangers', 400],
  stencil: ['black-ops-one', 400],
  bowlby: ['bowlby-one', 400],
  cinzel: ['cinzel', 700],
  script: ['great-vibes', 400],
  josefin: ['josefin-sans', 600],
  lucky: ['luckiest-guy', 400],
  montserrat: ['montserrat', 700],
  oswald: ['oswald', 700],
  racing: ['racing-sans-one', 400],
  russo: ['russo-one', 400],
  rye: ['rye', 400],
  ultra: ['ultra', 400],
  gothic: ['league-gothic', 400],
  outfit: ['outfit', 800],
  syne: ['syne', 800],
  unbounded: ['unbounded', 800],
  jost: ['jost', 500],
  tenor: ['tenor-sans', 400],
  passion: ['passion-one', 700],
  titan: ['titan-one', 400],
  marker: ['permanent-marker', 400],
  marcellus: ['marcellus', 400],
  baskerville: ['libre-baskerville', 700],
  saira: ['saira-condensed', 700],
  barlow: ['barlow-condensed', 600],
  garamond: ['cormorant-garamond', 600],
} as const

export type Typeface = keyof typeof typefaces

/** The typefaces' font files, as WOFF 1. */
export type FontFiles = Record<Typeface, Uint8Array>

/**
 * Fallback typefaces for a line with a character that its own typeface lacks. Both fallback typefaces have every character that a design
 * may contain.
 */
export const fallbackTypefaces: readonly Typeface[] = ['oswald', 'montserrat']
