import { computeLuminance, type Colour } from '../colour.ts'
import type { Design } from '../design.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { toPlural } from '../lexicon/word-forms.ts'
import { findMotifSubject } from '../motifs/motif-subject.ts'
import type { DecalStyle } from '../style-names.ts'
import { measureColourDistance } from './choose-palettes.ts'
import { colourNames } from '../reading/colour-words.ts'
import { describeLayout } from './describe-layout.ts'
import type { InterpretedPrompt } from './interpret-prompt.ts'
import type { Thumbnail } from './thumbnail.ts'

/** A concept's title, a sentence that describes it, and search keywords. */
export type ConceptDescription = { title: string; description: string; tags: string[] }

// The minimum share of a decal that a colour has to cover to be named.
const NAMED_SHARE = 0.06

export function describeConcept(
  design: Design,
  style: DecalStyle,
  prompt: Pick<InterpretedPrompt, 'themes'>,
  { thumbnail, lexicon }: { thumbnail: Thumbnail; lexicon: Lexicon },
): ConceptDescription {
  const [noun, phrase] = describeLayout(design)
  const colours = coloursOf(thumbnail)
  const things = thingsOf(design, lexicon)
  const words = design.words.join(' ')
  const lead = things.length > 0 ? listed(things) : `“${words}”`
  const parts = [
    `${capitalised(style)} design: ${phrase}`,
    ...(things.length > 0 ? [`showing ${listed(things)}`] : []),
    ...(words ? [`with the words “${words}”`] : []),
    `in ${listed(colours)}`,
  ]
  return {
    title: capitalised(`${lead} ${noun} in ${listed(colours.slice(0, 2))}`),
    description: `${parts.join(', ')}.`,
    tags: [...new Set([style, noun, ...things, ...prompt.themes, ...colours])],
  }
}

/** Returns the names of the motifs that the design shows. A title contains only these names, even if the prompt asks for more things. */
function thingsOf({ motif, second, third, fourth, copies, code }: Design, lexicon: Lexicon): string[] {
  const shown = [motif, second, third, fourth].flatMap((one, place) => {
    if (one === undefined) return []
    const { name } = findMotifSubject(one, lexicon)
    const count = copies?.[place] ?? 'one'
    return [count === 'one' ? name : `${count} ${toPlural(name)}`]
  })
  return [...new Set(code === undefined ? shown : ['QR code', ...shown])]
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
  // White is usually the bare film, so it is named last.
  return [...large.filter((name) => name !== 'white'), ...large.filter((name) => name === 'white')].slice(
    0,
    3,
  )
}

function nameOf(colour: Colour): string {
  if (computeLuminance(colour) < 0.012) return 'black'
  let [nearest, least] = ['black', Infinity]
  for (const [name, named] of colourNames) {
    const distance = measureColourDistance(named, colour)
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}

function listed(names: readonly string[]): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    : (names[0] ?? 'white')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
