import { luminance } from '../colour.ts'
import type { Design } from '../design.ts'
import type { LayoutName } from '../layouts/layout-names.ts'
import type { Style } from '../style-names.ts'
import { distance } from './choose-palettes.ts'
import { colourNames } from './colour-words.ts'
import type { Wish } from './read-wish.ts'
import type { Thumbnail } from './thumbnail.ts'

/** What a concept is called, a sentence that tells what is to be seen, and words to find it by. */
export type Description = { title: string; description: string; tags: string[] }

// What a layout is called, with and without a picture in it.
const phrases: Partial<Record<LayoutName, [noun: string, phrase: string]>> = {
  badge: ['badge', 'a round badge with a band of lettering around the picture'],
  ribbon: ['ribbon', 'a disc with a ribbon across it'],
  sunset: ['retro sun', 'a striped retro sun above the lettering'],
  hex: ['hexagon badge', 'a six-cornered badge with a diagonal stripe'],
  shield: ['shield', 'a shield with a bar of lettering'],
  stack: ['lockup', 'the picture above its lettering'],
  arched: ['arch', 'block letters bent to an arch'],
  glyph: ['sticker', 'the picture alone with a heavy outline'],
  lettering: ['lettering', 'slanted block letters in two tones'],
  plate: ['plate', 'a plate with rounded corners and a border'],
  roundel: ['roundel', 'a thin ring that opens for the words'],
  script: ['script', 'flowing script'],
  marquee: ['marquee', 'wood type arched over a window, with a sign across its foot'],
  stamp: ['stamp', 'a rubber stamp in one colour with two rings'],
  poster: ['broadside', 'a broadside of wood type in a border with scooped corners'],
  tile: ['tile', 'a rounded tile in two tones with the name beside it'],
  offset: ['print', 'large plain letters with a second colour out of register'],
  bars: ['panel', 'a dark panel with three bands along its foot'],
  ring: ['ring', 'a thin ring that the words close'],
  column: ['column', 'everything centred, with a short rule and much air'],
  frame: ['frame', 'a thin frame'],
  inline: ['line', 'picture and name on one line with a hairline between'],
  slant: ['block letters', 'slanted block letters with deep sides'],
  comic: ['comic burst', 'letters out of a comic on a jagged burst'],
  archway: ['arch', 'block letters arched above and hanging below'],
  tag: ['tag', 'a tag on a cloud of spray with paint running down'],
  halftone: ['halftone letters', 'jumping comic letters with dots that thicken towards their feet'],
  arrow: ['arrow tag', 'a tag with an arrow swept under it'],
  throwup: ['throw-up', 'fat round letters that swell and jump'],
  lockup: ['sign', 'a company sign with an emblem, a rule and the name'],
  seal: ['seal', 'a seal with the words between fine rings'],
  crest: ['crest', 'a coat of arms with the name below'],
  nameplate: ['nameplate', 'a horizontal plate with a double border'],
  monogram: ['monogram', 'names in a wedding setting with fine gold lines and leaves'],
  chevron: ['shoulder patch', 'a shoulder patch with stencil letters and chevrons'],
}
// Colours that cover less than this share of a decal are not named.
const NAMED_SHARE = 0.06

/** Describes a concept from its design and from the colours that are really to be seen in it. */
export function describeConcept(design: Design, style: Style, wish: Wish, thumbnail: Thumbnail): Description {
  const [noun, phrase] = phrases[design.layout] ?? [
    design.layout.replaceAll('-', ' '),
    `a ${design.layout.replaceAll('-', ' ')}`,
  ]
  const colours = coloursOf(thumbnail)
  const things = thingsOf(design, wish)
  const words = design.words.join(' ')
  const lead = things.length > 0 ? things.join(' and ') : `“${words}”`
  const parts = [
    `${capitalised(style)} design: ${phrase}`,
    ...(things.length > 0 ? [`showing ${things.join(' and ')}`] : []),
    ...(words ? [`with the words “${words}”`] : []),
    `in ${listed(colours)}`,
  ]
  return {
    title: capitalised(`${lead} ${noun} in ${listed(colours.slice(0, 2))}`),
    description: `${parts.join(', ')}.`,
    tags: [...new Set([style, noun, ...things, ...wish.themes, ...colours])],
  }
}

/** What the motifs of the design show, in the customer's words where the motif is of the named thing. */
function thingsOf(design: Design, wish: Wish): string[] {
  const shown = [
    design.motif,
    ...('second' in design && typeof design.second === 'string' ? [design.second] : []),
  ]
  return shown.flatMap((motif) => {
    if (motif === undefined) return []
    const name = (motif.split(':')[1] ?? '').replaceAll('-', ' ').replace(/ \d+$/, '')
    const subject = wish.subjects.find((one) => one.motifs.includes(motif))
    const known =
      subject && subject.motifs[0] === motif && subject.weight > 0.4 && subject.name.split(' ').length < 3
    return [known ? subject.name : name]
  })
}

function coloursOf({ shares }: Thumbnail): string[] {
  const named = new Map<string, number>()
  for (const [colour, share] of shares) {
    const name = nameOf(colour)
    named.set(name, (named.get(name) ?? 0) + share)
  }
  const sorted = [...named].toSorted((a, b) => b[1] - a[1])
  const seen = sorted.filter(([name, share], i) => share >= NAMED_SHARE || (name !== 'white' && i < 2))
  const large = seen.map(([name]) => name)
  // White is the film itself: it is named last.
  return [...large.filter((name) => name !== 'white'), ...large.filter((name) => name === 'white')].slice(
    0,
    3,
  )
}

function nameOf(colour: string): string {
  if (luminance(colour) < 0.012) return 'black'
  const [first = ['black', '#000000'] as const] = colourNames.toSorted(
    (a, b) => distance(a[1], colour) - distance(b[1], colour),
  )
  return first[0]
}

function listed(names: readonly string[]): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    : (names[0] ?? 'white')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
