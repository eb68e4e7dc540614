import type { Colour } from './colour.ts'

/**
 * ink: the darkest; paper: what the decal is printed on and its border; main: the large areas;
 * second and accent: the supporting colours; pale: light areas behind dark things.
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
] as const

export type PaletteName = (typeof paletteNames)[number]

const cream = '#f7edd8'
const white = '#ffffff'

export const palettes: Record<PaletteName, Palette> = {
  'vintage-red': {
    ink: '#2b1a1a',
    paper: cream,
    main: '#b3362b',
    second: '#d98a3d',
    accent: '#ecb54a',
    pale: '#f2debb',
  },
  'vintage-teal': {
    ink: '#172b36',
    paper: cream,
    main: '#1d6a6a',
    second: '#c9532f',
    accent: '#e8ab55',
    pale: '#ecdcb8',
  },
  'vintage-olive': {
    ink: '#232718',
    paper: cream,
    main: '#56602f',
    second: '#b0592a',
    accent: '#dfaa45',
    pale: '#e9deb8',
  },
  'navy-gold': {
    ink: '#0b1830',
    paper: white,
    main: '#15305a',
    second: '#3c74ab',
    accent: '#f4b930',
    pale: '#f7e8bf',
  },
  maple: {
    ink: '#231416',
    paper: white,
    main: '#c8242b',
    second: '#8c1722',
    accent: '#ffb14a',
    pale: '#fbe6df',
  },
  lake: {
    ink: '#0b1f2a',
    paper: white,
    main: '#0f6373',
    second: '#49aebb',
    accent: '#ffc857',
    pale: '#dcf0f1',
  },
  forest: {
    ink: '#12241a',
    paper: white,
    main: '#2c5b3a',
    second: '#7fa552',
    accent: '#f2b743',
    pale: '#e7f0da',
  },
  dusk: {
    ink: '#211a3d',
    paper: white,
    main: '#46336f',
    second: '#dc5468',
    accent: '#fbb13c',
    pale: '#fde4cb',
  },
  neon: {
    ink: '#140b22',
    paper: white,
    main: '#2c165c',
    second: '#ff2d95',
    accent: '#2cecd8',
    pale: '#f1ff5c',
  },
  mono: {
    ink: '#161616',
    paper: white,
    main: '#2a2a2a',
    second: '#7b7b7b',
    accent: '#d4d4d4',
    pale: '#efefef',
  },
  sage: {
    ink: '#2b3a31',
    paper: white,
    main: '#587560',
    second: '#a9bea5',
    accent: '#d1a866',
    pale: '#eef3ea',
  },
  champagne: {
    ink: '#3a2d27',
    paper: white,
    main: '#846347',
    second: '#cfae84',
    accent: '#b98a45',
    pale: '#f8f0e5',
  },
  'hi-vis': {
    ink: '#121212',
    paper: white,
    main: '#ffc400',
    second: '#ff7a00',
    accent: '#ffd84a',
    pale: '#fff3c4',
  },
  camo: {
    ink: '#1d2116',
    paper: white,
    main: '#4a5331',
    second: '#8d7d50',
    accent: '#d4bd84',
    pale: '#e5dec3',
  },
  ice: {
    ink: '#0d2743',
    paper: white,
    main: '#2767ab',
    second: '#7cc6ea',
    accent: '#ffd166',
    pale: '#e5f4fc',
  },
  berry: {
    ink: '#33102a',
    paper: white,
    main: '#a21a5c',
    second: '#ea6aa2',
    accent: '#ffc24a',
    pale: '#fde5ef',
  },
  sand: {
    ink: '#382c23',
    paper: white,
    main: '#a5682f',
    second: '#dcb783',
    accent: '#f0c877',
    pale: '#f8eedd',
  },
  steel: {
    ink: '#1a232a',
    paper: white,
    main: '#43535f',
    second: '#90a3b0',
    accent: '#f59331',
    pale: '#e8edf0',
  },
}
