import type { Design } from '../design.ts'
import type { LayoutName } from '../layouts/layout-names.ts'

/** The name of a layout and a phrase that describes it. */
type Phrase = readonly [noun: string, phrase: string]

const usual: Readonly<Record<LayoutName, Phrase>> = {
  badge: ['badge', 'a round badge with a band of lettering around the picture'],
  ribbon: ['ribbon', 'a disc with a ribbon across it'],
  sunset: ['retro sun', 'a striped retro sun above the lettering'],
  hex: ['hexagon badge', 'a six-cornered badge with a diagonal stripe'],
  shield: ['shield', 'a shield with a bar of lettering'],
  stack: ['lockup', 'the picture above its lettering'],
  arched: ['arch', 'block letters bent to an arch'],
  glyph: ['sticker', 'the picture with a heavy outline above its lettering'],
  lettering: ['lettering', 'slanted block letters in two tones'],
  plate: ['plate', 'a plate with rounded corners and a border'],
  roundel: ['roundel', 'a thin ring with the words'],
  script: ['script', 'flowing script'],
  marquee: ['marquee', 'wood type arched over a window'],
  stamp: ['stamp', 'a rubber stamp in one colour with two rings'],
  poster: ['broadside', 'a broadside of wood type in a border with scooped corners'],
  tile: ['tile', 'a rounded tile with the name'],
  offset: ['print', 'large plain letters with a second colour out of register'],
  bars: ['panel', 'a dark panel with three bands along its foot'],
  ring: ['ring', 'a thin ring that the words close'],
  column: ['column', 'everything centred, with much air'],
  frame: ['frame', 'a thin frame'],
  inline: ['line', 'picture and name on one line with a hairline between'],
  slant: ['block letters', 'slanted block letters with deep sides'],
  comic: ['comic burst', 'letters out of a comic on a jagged burst'],
  archway: ['arch', 'block letters arched over the picture'],
  tag: ['tag', 'a tag on a cloud of spray with paint running down'],
  halftone: ['halftone letters', 'jumping comic letters with dots that thicken towards their feet'],
  arrow: ['arrow tag', 'a tag with an arrow swept under it'],
  throwup: ['throw-up', 'fat round letters that swell and jump'],
  lockup: ['sign', 'a company sign with an emblem, a rule and the name'],
  seal: ['seal', 'a seal with the words between fine rings'],
  crest: ['crest', 'a coat of arms with the name below'],
  nameplate: ['nameplate', 'a horizontal plate with a double border'],
  monogram: ['monogram', 'names in a wedding setting of fine lines'],
  swash: ['script name', 'a rising name in flowing script with a swash under it'],
  chevron: ['shoulder patch', 'a shoulder patch with stencil letters and chevrons'],
}

// Phrases for designs without text. Layouts that aren't listed here look alike without text, or always have text.
const withoutWords: Readonly<Partial<Record<LayoutName, Phrase>>> = {
  badge: ['badge', 'a round badge'],
  ribbon: ['disc', 'the picture on a disc'],
  sunset: ['retro sun', 'a striped retro sun'],
  shield: ['shield', 'a shield'],
  stack: ['sticker', 'the picture alone'],
  glyph: ['sticker', 'the picture alone with a heavy outline'],
  tile: ['tile', 'a rounded tile'],
  ring: ['ring', 'a thin ring'],
  inline: ['sticker', 'the picture alone'],
  seal: ['seal', 'a seal of fine rings'],
  crest: ['crest', 'a coat of arms'],
  comic: ['comic burst', 'the picture on a jagged burst'],
  tag: ['spray', 'the picture on a cloud of spray with paint running down'],
}

const withoutMotif: Readonly<Partial<Record<LayoutName, Phrase>>> = {
  marquee: ['marquee', 'wood type on an arch'],
  archway: ['arch', 'swelling block letters'],
  ring: ['ring', 'a thin ring that opens for the words across it'],
  lockup: ['sign', 'a company sign, the name between double rules'],
}

/** Describes a design's layout, mentioning only parts that the design contains. */
export function describeLayout({
  layout,
  words,
  motif,
  code,
}: Pick<Design, 'layout' | 'words' | 'motif' | 'code'>): Phrase {
  const isAlone = motif === undefined && code === undefined
  const other = words.length === 0 ? withoutWords : isAlone ? withoutMotif : {}
  return other[layout] ?? usual[layout]
}
