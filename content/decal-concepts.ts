/** The name of a layout and a phrase that describes it. */
type Phrase = readonly [noun: string, phrase: string]

const usual = {
  badge: ['badge', 'a round badge with a band of lettering around the picture'],
  ribbon: ['ribbon', 'a disc with a ribbon across it'],
  sunset: ['retro sun', 'a striped retro sun above the lettering'],
  hex: ['hexagon badge', 'a six-cornered badge with a diagonal stripe'],
  shield: ['shield', 'a shield with a bar of lettering'],
  stack: ['lockup', 'the picture above its lettering'],
  arched: ['arch', 'block letters bent into an arch'],
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
  column: ['column', 'everything centred, with plenty of white space'],
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
} satisfies Record<string, Phrase>

type Layout = keyof typeof usual

// Phrases for designs without text. A layout isn't listed if it looks the same without text, or if it always has text.
const withoutWords: Readonly<Partial<Record<Layout, Phrase>>> = {
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

const withoutMotif: Readonly<Partial<Record<Layout, Phrase>>> = {
  marquee: ['marquee', 'wood type on an arch'],
  archway: ['arch', 'swelling block letters'],
  ring: ['ring', 'a thin ring that opens for the words across it'],
  lockup: ['sign', 'a company sign, the name between double rules'],
}

/** Words for the number and the arrangement of a thing that is drawn several times. A thing that is drawn once needs no such word. */
const counts = {
  one: null,
  two: 'two',
  three: 'three',
  crossed: 'crossed',
  flight: 'flight',
  'row-of-three': 'row-of-three',
  'row-of-four': 'row-of-four',
  'row-of-five': 'row-of-five',
}

/** The facts about a decal design. The codes of styles, themes and colours are their English names. */
type ConceptFacts = {
  layout: Layout
  parts: 'lettering' | 'picture' | 'both'
  style: string
  words: readonly string[]
  hasCode: boolean
  things: readonly { motif: string; count: keyof typeof counts }[]
  themes: readonly string[]
  colours: readonly string[]
}

/** Names what a motif shows, such as "wolf", in the language of these texts. */
type NameMotif = (motif: string) => { singular: string; plural: string }

/** Writes a design's title, a sentence that describes it, and its search words. */
export function describeDecalConcept(
  facts: ConceptFacts,
  nameMotif: NameMotif,
): {
  title: string
  description: string
  tags: string[]
} {
  const { style, themes, colours } = facts
  const [noun, phrase] = describeLayout(facts)
  const things = listThings(facts, nameMotif)
  const words = facts.words.join(' ')
  const lead = things.length > 0 ? joinNames(things) : `“${words}”`
  const parts = [
    `${capitalise(style)} design: ${phrase}`,
    ...(things.length > 0 ? [`showing ${joinNames(things)}`] : []),
    ...(words ? [`with the words “${words}”`] : []),
    `in ${joinNames(colours)}`,
  ]
  return {
    title: capitalise(`${joinLayout(lead, noun)} in ${joinNames(colours.slice(0, 2))}`),
    description: `${parts.join(', ')}.`,
    tags: [...new Set([style, noun, ...things, ...themes, ...colours])],
  }
}

/**
 * Joins what a design shows and the name of its layout: "wolf badge". A layout's name can't follow a name with a preposition, as in "arch with
 * waves on open water".
 */
const joinLayout = (lead: string, noun: string): string =>
  /^[^“].* (?:at|in|of|on|over|under|with) /.test(lead) ? `${noun} with ${lead}` : `${lead} ${noun}`

/** Describes a layout. The phrase mentions only parts that the design contains. */
function describeLayout({ layout, parts }: Pick<ConceptFacts, 'layout' | 'parts'>): Phrase {
  const other = parts === 'picture' ? withoutWords : parts === 'lettering' ? withoutMotif : {}
  return other[layout] ?? usual[layout]
}

function listThings(
  { hasCode, things }: Pick<ConceptFacts, 'hasCode' | 'things'>,
  nameMotif: NameMotif,
): string[] {
  const shown = things.map(({ motif, count }) => {
    const { singular, plural } = nameMotif(motif)
    return counts[count] === null ? singular : `${counts[count]} ${plural}`
  })
  return [...new Set(hasCode ? ['QR code', ...shown] : shown)]
}

const joinNames = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? 'white')

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
