import { z } from 'zod'
import { type Design, designStyles, promptReadingSchema } from '../../../contract/design.ts'
import { layoutNames, layoutsNeedingMotif, layoutsNeedingText } from '../../../decal/layouts/layout-names.ts'
import { paletteNames, palettes } from '../../../decal/palettes.ts'
import { styleKits } from '../../../decal/styles.ts'
import type { DesignRow } from '../designs.ts'

/** The stored description of a design. It may come from an older engine, with layouts and palettes that no longer exist. */
const storedDesign = z.object({
  layout: z.string(),
  motif: z.string().optional(),
  words: z.array(z.string()),
  palette: z.string(),
})

export function toDesignView(row: DesignRow): Design {
  const design = storedDesign.parse(row.design)
  const style = z.enum(designStyles).parse(row.style)
  const { id, description, seed, prompt, widthMm, heightMm, palette, motifs, tags } = row
  return {
    id,
    concept: row.title,
    description,
    style,
    seed,
    prompt,
    widthMm,
    heightMm,
    aspect: Math.round((widthMm / heightMm) * 10_000) / 10_000,
    palette,
    paletteName: design.palette,
    palettes: listPalettes(design.palette, styleKits[style].palettes),
    words: design.words,
    lettering: design.words,
    reading: promptReadingSchema.safeParse(row.reading).data ?? null,
    motif: design.motif ?? null,
    motifs,
    layout: design.layout,
    layouts: layoutNames.filter(
      (name) =>
        (design.motif !== undefined || !layoutsNeedingMotif.has(name)) &&
        (design.words.length > 0 || !layoutsNeedingText.has(name)),
    ),
    tags,
    saved: row.savedAt !== null,
    createdAt: row.createdAt.toISOString(),
    links: designLinks(id),
  }
}

function designLinks(id: string): Design['links'] {
  const self = `/api/designs/${id}`
  return {
    self,
    png: `${self}.png`,
    proof: `${self}.png?view=proof`,
    svg: `${self}.svg`,
    pdf: `${self}.pdf`,
    dxf: `${self}.dxf`,
    eps: `${self}.eps`,
  }
}

type PaletteName = (typeof paletteNames)[number]

/** Lists all palettes: first the design's own, then the others of its style, then all the rest. */
function listPalettes(own: string, ofStyle: readonly PaletteName[]): Design['palettes'] {
  const known = paletteNames.filter((name) => name === own)
  return [...new Set([...known, ...ofStyle, ...paletteNames])].map((name) => {
    const { main, second, accent, pale, ink } = palettes[name]
    return { name, title: titleOf(name), colours: [main, second, accent, pale, ink] }
  })
}

/** Converts a name such as "vintage-red" to a title: "Vintage red". */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`
}
