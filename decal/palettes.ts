import type { Colour } from './colour.ts'

/**
 * The colours of a palette. ink: the darkest; paper: the decal's background and border; main: the large areas; second and accent:
 * supporting colours; pale: light areas behind dark shapes.
 */
export type Palette = {
  ink: Colour
  paper: Colour
  main: Colour
  second: Colour
  accent: Colour
  pale: Colour
}

export const paletteNames = [
  'vintage-red',
  'vintage-teal',
  'vintage-olive',
  'navy-gold',
  'maple',
  'lake',
  'forest',
  'dusk',
  'neon',
  'mono',
  'sage',
  'champagne',
  'hi-vis',
  'camo',
  'ice',
  'berry',
  'sand',
  'steel',
  'vintage-navy',
  'vintage-rust',
  'tangerine',
  'mint',
  'clay',
  'midnight',
  'blaze',
  'volt',
  'candy',
  'slime',
  'citrus',
  'burgundy',
  'true-north',
  'blush',
  'desert',
  'arcade',
  'angler',
  'pink-gold',
] as const

export type PaletteName = (typeof paletteNames)[number]

const cream = '#f7edd8'
const white = '#ffffff'

/** Creates a palette from its colours in the order paper, ink, main, second, accent, pale. */
function on(paper: Colour, ink: Colour, main: Colour, second: Colour, accent: Colour, pale: Colour): Palette {
  return { ink, paper, main, second, accent, pale }
}

export const palettes: Record<PaletteName, Palette> = {
  'vintage-red': on(cream, '#2b1a1a', '#b3362b', '#d98a3d', '#ecb54a', '#f2debb'),
  'vintage-teal': on(cream, '#172b36', '#1d6a6a', '#c9532f', '#e8ab55', '#ecdcb8'),
  'vintage-olive': on(cream, '#232718', '#56602f', '#b0592a', '#dfaa45', '#e9deb8'),
  'navy-gold': on(white, '#0b1830', '#15305a', '#3c74ab', '#f4b930', '#f7e8bf'),
  maple: on(white, '#231416', '#c8242b', '#8c1722', '#ffb14a', '#fbe6df'),
  lake: on(white, '#0b1f2a', '#0f6373', '#49aebb', '#ffc857', '#dcf0f1'),
  forest: on(white, '#12241a', '#2c5b3a', '#7fa552', '#f2b743', '#e7f0da'),
  dusk: on(white, '#211a3d', '#46336f', '#dc5468', '#fbb13c', '#fde4cb'),
  neon: on(white, '#140b22', '#2c165c', '#ff2d95', '#2cecd8', '#f1ff5c'),
  mono: on(white, '#161616', '#2a2a2a', '#7b7b7b', '#d4d4d4', '#efefef'),
  sage: on(white, '#2b3a31', '#587560', '#a9bea5', '#d1a866', '#eef3ea'),
  champagne: on(white, '#3a2d27', '#846347', '#cfae84', '#b98a45', '#f8f0e5'),
  'hi-vis': on(white, '#121212', '#ffc400', '#ff7a00', '#ffd84a', '#fff3c4'),
  camo: on(white, '#1d2116', '#4a5331', '#8d7d50', '#d4bd84', '#e5dec3'),
  ice: on(white, '#0d2743', '#2767ab', '#7cc6ea', '#ffd166', '#e5f4fc'),
  berry: on(white, '#33102a', '#a21a5c', '#ea6aa2', '#ffc24a', '#fde5ef'),
  sand: on(white, '#382c23', '#a5682f', '#dcb783', '#f0c877', '#f8eedd'),
  steel: on(white, '#1a232a', '#43535f', '#90a3b0', '#f59331', '#e8edf0'),
  'vintage-navy': on(cream, '#16203a', '#27406b', '#b5452f', '#e6b04c', '#ecdfc0'),
  'vintage-rust': on(cream, '#2d1c10', '#9c451b', '#3f6b5c', '#e2a83f', '#f0ddb5'),
  tangerine: on(white, '#14213d', '#1f5f8b', '#f0653e', '#ffb52e', '#fff1d6'),
  mint: on(white, '#0d2b2a', '#117864', '#3fc59f', '#ffd95a', '#e2f7ee'),
  clay: on(white, '#3b2620', '#a4553a', '#d9a58c', '#e5c9a8', '#f7ece4'),
  midnight: on(white, '#14213d', '#1d3461', '#8fa3c4', '#c9a227', '#eef1f7'),
  blaze: on(white, '#0c1230', '#1d2f6f', '#ff5a1f', '#ffc21a', '#fff0c9'),
  volt: on(white, '#0b0b1a', '#1746d1', '#00b3ff', '#c6ff2e', '#e8f4ff'),
  candy: on(white, '#1d1030', '#ff2f92', '#7a3cff', '#36e0ff', '#fff36b'),
  slime: on(white, '#10180f', '#6a1fd0', '#12b886', '#a6f01e', '#e9ffd0'),
  citrus: on(white, '#2a0f1f', '#e3241f', '#ff8a00', '#ffe03a', '#fff3d6'),
  burgundy: on(white, '#2a0f16', '#6d1a2d', '#a65a64', '#d8b26a', '#f6e9e2'),
  'true-north': on(white, '#141a2e', '#c8102e', '#1f3a6e', '#ffcf3f', '#f6efe4'),
  blush: on(white, '#4a2b33', '#a45567', '#e0aeb5', '#c99a5b', '#fbeef0'),
  desert: on(white, '#2b2318', '#6e5a36', '#a58b58', '#d9bf86', '#efe5cb'),
  arcade: on(white, '#0d0b24', '#4a2bff', '#ff3d81', '#21e6c1', '#f9f871'),
  angler: on(white, '#0b2333', '#0f5c73', '#e8743b', '#f6c453', '#e1f0ee'),
  'pink-gold': on(white, '#8a1a52', '#d9488a', '#eda3bf', '#d3a13a', '#fdeaf1'),
}

/** Makes a palette look as if printed on old paper, with cream instead of white. */
export function agePalette(palette: Palette): Palette {
  return palette.paper === white ? { ...palette, paper: cream } : palette
}
