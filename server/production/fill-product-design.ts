import { type Design, MAX_LINE_LENGTH, parseDesign } from '../../decal/design.ts'
import { parseStoredDescription } from '../../decal/film/film-design.ts'
import type { CatalogueSpec } from '../../domain/production/catalogue-spec.ts'
import { findFilmColour } from '../../domain/production/film-colours.ts'

/**
 * Builds the design of a catalogue decal as it is sold, with the chosen options and the buyer's text. Returns null if it can't be drawn.
 */
export function fillProductDesign(
  cell: string,
  { colour, lettering, palette, mirrored, lines, size }: CatalogueSpec,
): Record<string, unknown> | null {
  const parsed = parseDesign(cell)
  const own = parsed.ok ? parsed.design : null
  const film = colour === null ? null : findFilmColour(colour)
  if (lettering) {
    if (film === null) return null
    // Text in a script typeface stays as typed, because it is illegible in capitals.
    const asTyped = lettering.hand === 'script'
    const words = withLines(own?.words ?? [], lines, asTyped).filter((text) => text !== '')
    const capMm = size.by === 'cap' ? { capMm: size.mm } : {}
    return checked({ film, drawing: { kind: 'lettering', lines: words, ...lettering, ...capMm } })
  }
  if (!own) return null
  const design = {
    ...own,
    words: withLines(own.words, lines).flatMap(breakLongLine),
    // The product's original words seed the random details of the design, so that the buyer's text changes nothing else about the decal.
    ...(lines.length > 0 && { lookWords: own.words }),
    ...(palette && { palette }),
    ...(mirrored && { mirrored }),
  }
  return checked(film === null ? design : { film, drawing: { kind: 'design', design } })
}

/** Breaks a line that is too long for the design, at the space nearest to its middle. Drops an empty line. */
function breakLongLine(text: string): string[] {
  if (text === '') return []
  if (text.length <= MAX_LINE_LENGTH) return [text]
  const middle = text.length / 2
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function checked(shown: Record<string, unknown>): Record<string, unknown> | null {
  return parseStoredDescription(shown).kind === 'damaged' ? null : shown
}

/**
 * Replaces the design's words by the buyer's text, line by line. If a replaced line is in capitals, the new line is converted to capitals.
 * A new line that replaces no line is converted if all words of the design are in capitals. If `asTyped` is true, no line is converted.
 */
function withLines(words: Design['words'], lines: CatalogueSpec['lines'], asTyped = false): string[] {
  const all = [...words]
  for (const { line, text } of lines) {
    const before = words[line] ?? words.join('')
    const inCapitals = !asTyped && before !== '' && before === before.toUpperCase()
    all[line] = inCapitals ? text.toUpperCase() : text
  }
  return Array.from(all, (text) => text ?? '')
}
