import type { Design } from '../design.ts'
import { needsMotif, needsWords, type LayoutName } from '../layouts/layout-names.ts'
import type { Style } from '../style-names.ts'
import type { StyleKit } from '../styles.ts'
import { breakLines } from './break-lines.ts'
import { choosePalettes } from './choose-palettes.ts'
import { hasRoom, linesOf } from './layout-rooms.ts'
import type { Wish } from './read-wish.ts'

// What is only hinted at ("wedding", "birthday") may be left out of one design in favour of its lettering.
const HINTED = 0.4
// Beyond the third hit a motif shows something else than was asked for.
const GOOD_MOTIFS = 3
// Layouts that keep the customer's own capitals.
const keepsCase: ReadonlySet<LayoutName> = new Set(['script'])

type Template = { layout: LayoutName; withMotif: boolean }

/**
 * The designs to try for the n-th concept, the best first, given the layouts already taken. Concept n takes template n,
 * palette n and motif n of what the wish and the style allow; another seed begins further on.
 */
export function planDesigns(
  wish: Wish,
  style: Style,
  kit: StyleKit,
  seed: number,
): (n: number, taken: readonly LayoutName[]) => Design[] {
  const templates = templatesFor(wish, kit)
  const palettes = choosePalettes(kit, wish)
  const motifs = wish.subjects[0]?.motifs.slice(0, GOOD_MOTIFS) ?? []
  const seconds = wish.subjects[1]?.motifs ?? []
  const start = Math.abs(Math.trunc(seed))
  return (n, taken) => {
    const turned = templates.map((_, i) => i).map((i) => templates[(i + n + start) % templates.length])
    const fresh = turned.flatMap((template) =>
      template && !taken.includes(template.layout) ? [template] : [],
    )
    const order = fresh.length > 0 ? fresh : turned.flatMap((template) => (template ? [template] : []))
    return order.flatMap(({ layout, withMotif }, i) => {
      const lines = breakLines(wish.texts, linesOf(layout))
      const palette = palettes[(n + i + (wish.colours.length > 0 ? 0 : start)) % palettes.length]
      if (lines === null || palette === undefined) return []
      const motif = withMotif ? motifs[(n + start) % motifs.length] : undefined
      const second = withMotif ? seconds[n % Math.min(seconds.length, 2)] : undefined
      return [
        {
          layout,
          ...(motif === undefined ? {} : { motif }),
          ...(motif === undefined || second === undefined ? {} : { second }),
          words: keepsCase.has(layout) ? lines : lines.map((line) => line.toUpperCase()),
          palette,
          style,
          seed: start * 31 + n,
        },
      ]
    })
  }
}

/** The layouts that fit the wish: those the customer names first, then those of the style. */
function templatesFor(wish: Wish, kit: StyleKit): Template[] {
  const [subject] = wish.subjects
  const pictured = templatesOf(kit.layouts, true, wish)
  const lettered = templatesOf(kit.wordLayouts, false, wish)
  if (!subject) return lettered
  if (wish.texts.length === 0 || wish.subjects.length > 1 || subject.weight >= HINTED)
    return withRoom(pictured, wish)
  const mixed = pictured.flatMap((template, i) => [template, ...lettered.slice(i, i + 1)])
  return withRoom([...mixed, ...lettered.slice(pictured.length)], wish)
}

function templatesOf(layouts: readonly LayoutName[], withMotif: boolean, wish: Wish): Template[] {
  const named = wish.layouts.filter((layout) => layouts.includes(layout))
  return [...new Set([...named, ...layouts])]
    .filter(
      (layout) =>
        (withMotif || !needsMotif.has(layout)) && (wish.texts.length > 0 || !needsWords.has(layout)),
    )
    .map((layout) => ({ layout, withMotif }))
}

/** Layouts with room for the lettering; where too few have it, those with the most room come first. */
function withRoom(templates: readonly Template[], wish: Wish): Template[] {
  const fits = ({ layout }: Template): boolean => {
    const lines = breakLines(wish.texts, linesOf(layout))
    return lines !== null && hasRoom(layout, lines)
  }
  const roomy = templates.filter(fits)
  const others = templates
    .filter((template) => !fits(template))
    .toSorted((a, b) => linesOf(b.layout) - linesOf(a.layout))
  return roomy.length >= 3 ? roomy : [...roomy, ...others]
}
