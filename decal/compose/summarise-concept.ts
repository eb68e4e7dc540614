import { computeLuminance, type Colour } from '../colour.ts'
import type { Design } from '../design.ts'
import type { LayoutName } from '../layouts/layout-names.ts'
import type { CopyArrangement } from '../motifs/copies.ts'
import { colourNames } from '../reading/colour-words.ts'
import type { DecalStyle } from '../style-names.ts'
import { measureColourDistance } from './choose-palettes.ts'
import type { InterpretedPrompt } from './interpret-prompt.ts'
import type { Theme } from './themes.ts'
import type { Thumbnail } from './thumbnail.ts'

/** A thing that a concept shows: the id of its motif, such as "game-icons:wolf-howl", and how many of the thing are drawn. */
type ShownThing = { motif: string; count: CopyArrangement }

/** The facts from which a concept's title, description and search words are written. */
export type ConceptSummary = {
  layout: LayoutName
  /** Whether the design has lettering, a picture (a motif or a QR code), or both. */
  parts: 'lettering' | 'picture' | 'both'
  style: DecalStyle
  words: readonly string[]
  hasCode: boolean
  things: readonly ShownThing[]
  themes: readonly Theme[]
  /** The names of the main colours, largest area first. White is last. */
  colours: readonly string[]
}

// The minimum share of a decal that a colour has to cover to be named.
const NAMED_SHARE = 0.06

export function summariseConcept(
  design: Design,
  style: DecalStyle,
  { themes }: Pick<InterpretedPrompt, 'themes'>,
  thumbnail: Thumbnail,
): ConceptSummary {
  const { layout, words, motif, code } = design
  const hasPicture = motif !== undefined || code !== undefined
  return {
    layout,
    parts: words.length === 0 ? 'picture' : hasPicture ? 'both' : 'lettering',
    style,
    words,
    hasCode: code !== undefined,
    things: listThings(design),
    themes,
    colours: listColours(thumbnail),
  }
}

/** Lists the motifs that the design shows. A title contains only these, even if the prompt asks for more things. */
function listThings({ motif, second, third, fourth, copies }: Design): ShownThing[] {
  return [motif, second, third, fourth].flatMap((one, place) =>
    one === undefined ? [] : [{ motif: one, count: copies?.[place] ?? ('one' as const) }],
  )
}

function listColours({ shares }: Thumbnail): string[] {
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
