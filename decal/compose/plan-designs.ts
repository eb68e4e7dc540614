import type { Design } from '../design.ts'
import { layoutsNeedingMotif, layoutsNeedingText, type LayoutName } from '../layouts/layout-names.ts'
import { toCapitals, findHeadline } from '../lettering/arrange-lines.ts'
import type { DecalStyle } from '../style-names.ts'
import type { StyleKit } from '../styles.ts'
import { breakLines, joinLeadIn } from './break-lines.ts'
import { choosePalettes } from './choose-palettes.ts'
import { scriptLayouts } from './named-layouts.ts'
import { fitsInLayout, hasLargeFirstLine, getMaxLines } from './layout-capacity.ts'
import { chooseMotifs } from './choose-motifs.ts'
import type { InterpretedPrompt } from './interpret-prompt.ts'
import { themes } from './themes.ts'

// The minimum weight of a required subject. Other subjects are only implied ("wedding", "birthday"), so a design may leave them out.
const MIN_REQUIRED_WEIGHT = 0.4
// The minimum number of templates. With fewer, too many concepts would look alike.
const MIN_TEMPLATES = 3
// Layouts that don't change the customer's upper and lower case.
const keepsCase: ReadonlySet<LayoutName> = new Set(scriptLayouts)

// Layouts in which a QR code stands upright on a plain background, with nothing over it (qr-motif.test.ts scans a code in each layout).
export const qrCodeLayouts: ReadonlySet<LayoutName> = new Set([
  'glyph',
  'stack',
  'frame',
  'tile',
  'lockup',
  'hex',
  'column',
  'seal',
])
// Layouts with a small line above the headline, such as "in loving memory of" above a name.
const memorial: readonly LayoutName[] = ['stack', 'plate', 'nameplate']
// Layouts for names only.
const wordsOnly: ReadonlySet<LayoutName> = new Set(['monogram', 'script', 'lettering'])

type Template = { layout: LayoutName; withMotif: boolean; texts: readonly string[] }

/**
 * Returns the designs to try for the n-th concept, best first, given the layouts that earlier concepts use. Concept n takes the n-th
 * suitable template, palette and motif. Seeds other than 0 start further down these lists.
 */
export function planDesigns(
  prompt: InterpretedPrompt,
  style: DecalStyle,
  kit: StyleKit,
  seed: number,
): (n: number, taken: readonly LayoutName[]) => Design[] {
  const themed = prompt.code === null ? themeTemplates(prompt) : []
  const templates = [...themed, ...templatesFor(prompt, kit)]
  const palettes = choosePalettes(kit, prompt)
  const start = Math.abs(Math.trunc(seed))
  // Layouts that the customer names come first, whatever the seed is.
  const isNamed = ({ layout }: Template): boolean => prompt.layouts.includes(layout)
  const named = templates.filter(isNamed)
  const others = templates.filter((template) => !isNamed(template))
  return (n, taken) => {
    const turned = [...turnedBy(named, n + start), ...turnedBy(others, Math.max(0, n - named.length) + start)]
    const fresh = turned.filter(({ layout }) => !taken.includes(layout))
    const order = fresh.length > 0 ? fresh : turned
    return order.flatMap(({ layout, withMotif, texts }, i) => {
      // A name in script isn't broken into lines.
      const broken =
        layout === 'swash' && fitsInLayout(layout, texts)
          ? [...texts]
          : breakLines(texts, getMaxLines(layout))
      const lines = broken && hasLargeFirstLine(layout) ? joinLeadIn(broken) : broken
      const palette = palettes[(n + i + (prompt.colours.length > 0 ? 0 : start)) % palettes.length]
      if (lines === null || palette === undefined) return []
      return [
        {
          layout,
          ...(withMotif ? chooseMotifs(prompt.subjects, n + start) : {}),
          ...(prompt.code === null ? {} : { code: prompt.code }),
          words: keepsCase.has(layout) ? lines : lines.map(toCapitals),
          palette,
          style,
          seed: start * 31 + n,
        },
      ]
    })
  }
}

/** Rotates the list so that it starts at another entry. */
const turnedBy = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length === 0 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

/** Returns the theme's own layouts, if there is text for them. */
function themeTemplates({ themes: named, texts, layouts, subjects }: InterpretedPrompt): Template[] {
  const [layout] = named.flatMap((theme) => themes[theme].layout ?? [])
  if (layout === undefined || texts.length === 0 || layouts.some((one) => one !== layout && one !== 'script'))
    return []
  // A names-only layout would leave out a requested picture, so the theme's layouts with pictures are used instead.
  const isPictured = layout === 'monogram' && subjects.some(({ weight }) => weight >= MIN_REQUIRED_WEIGHT)
  const own = isPictured ? named.flatMap((theme) => themes[theme].pictureLayouts ?? []) : [layout]
  return own
    .filter((one) => fits(one, texts))
    .map((one) => ({ layout: one, withMotif: one !== 'monogram', texts }))
}

/** Returns the layouts that fit the prompt: first the layouts that the customer names, then the style's layouts. */
function templatesFor(prompt: InterpretedPrompt, kit: StyleKit): Template[] {
  const [subject] = prompt.subjects
  if (prompt.code !== null)
    return withRoom(
      templatesOf(
        [...kit.layouts, ...qrCodeLayouts].filter((layout) => qrCodeLayouts.has(layout)),
        true,
        { ...prompt, layouts: [] },
      ),
    )
  const pictured = templatesOf(kit.layouts, true, prompt)
  const lettered = templatesOf(kit.wordLayouts, false, prompt)
  if (!subject) return withRoom(lettered)
  // If the prompt asks for a picture and no text, no text is added.
  if (prompt.texts.length === 0) return templatesOf([...kit.pictureLayouts, ...kit.layouts], true, prompt)
  if (prompt.subjects.length > 1 || subject.weight >= MIN_REQUIRED_WEIGHT) return withRoom(pictured)
  const mixed = pictured.flatMap((template, i) => [template, ...lettered.slice(i, i + 1)])
  return withRoom([...mixed, ...lettered.slice(pictured.length)])
}

function templatesOf(
  layouts: readonly LayoutName[],
  withMotif: boolean,
  prompt: InterpretedPrompt,
): Template[] {
  // A layout that the customer names is used with every style. If the customer asks for a picture, layouts that have room only for text are
  // left out. They are kept if the customer also asks for script lettering.
  const isScript = prompt.layouts.includes('swash')
  const named = prompt.layouts.filter((layout) => isScript || !withMotif || !wordsOnly.has(layout))
  return [...new Set([...named, ...layouts, ...(findHeadline(prompt.texts) > 0 ? memorial : [])])]
    .filter(
      (layout) =>
        (withMotif || !layoutsNeedingMotif.has(layout)) &&
        (prompt.texts.length > 0 || !layoutsNeedingText.has(layout)),
    )
    .map((layout) => ({ layout, withMotif, texts: prompt.texts }))
}

/**
 * Returns the layouts with enough room for the lettering. If there are too few of them, adds the remaining layouts, starting with the
 * roomiest.
 */
function withRoom(templates: readonly Template[]): Template[] {
  const roomy = templates.filter(({ layout, texts }) => fits(layout, texts))
  if (roomy.length >= MIN_TEMPLATES) return roomy
  const others = templates
    .filter(({ layout, texts }) => !fits(layout, texts))
    .toSorted((a, b) => getMaxLines(b.layout) - getMaxLines(a.layout))
  return [...roomy, ...others]
}

function fits(layout: LayoutName, texts: readonly string[]): boolean {
  const lines = breakLines(texts, getMaxLines(layout))
  // In a layout with too few lines, a name would share a line with "in loving memory of" instead of being the headline.
  if (findHeadline(texts) > 0 && texts.length > getMaxLines(layout)) return false
  return lines !== null && fitsInLayout(layout, lines)
}
