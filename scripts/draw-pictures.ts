/** Draws the product pictures of the sample shop. The designs are in the design column of its product CSV. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type SamplePlan, makeSamplePlans } from '../bench/production/sample-plans.ts'
import { describeDesignFault } from '../content/design-faults.ts'
import { describeMakingRefusal } from '../content/making-refusals.ts'
import { drawCutFilePicture } from '../decal/cut-file/cut-file-picture.ts'
import { type CutFile, makeCutFile } from '../decal/cut-file/cut-file.ts'
import { parseDesign, type Design } from '../decal/design.ts'
import { drawDecal, type DrawingAssets } from '../decal/draw-decal.ts'
import { type Drawing, makeLayer } from '../decal/drawing.ts'
import { dropRedundantPoints } from '../decal/geometry/shape-operations.ts'
import { motifCredits } from '../decal/motifs/credits.ts'
import { palettes } from '../decal/palettes.ts'
import { renderPicture } from '../decal/picture/render-picture.ts'
import { createSeededRandom } from '../decal/random.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'
import { loadEngineAssets } from '../decal/assets/load-assets.ts'
import { drawFrostPictures, drawFrostOnGlass } from './frost-pictures.ts'
import { drawFilmPictures, listFilms } from './film-pictures.ts'
import { drawMuralPictures } from './mural-pictures.ts'
import { drawPackagePicture } from './package-pictures.ts'
import { drawRulerPictures } from './ruler-pictures.ts'
import { drawWrapPictures } from './wrap-pictures.ts'

const folder = new URL('../sample-shop/', import.meta.url)
const pictures = new URL('pictures/', folder)
const designColumn = 'Decal design (product.metafields.decal.design)'
// The share of the pictures in which a corner of the decal is drawn as if it were lifted. This is done only if the artwork leaves room for
// it.
const LIFTED_SHARE = 1 / 6

// The colours of film in the pictures of cut files, by category. The pictures of a category use its three colours in turn. In a grid of
// four columns, each column therefore has several colours.
const films = {
  'cut-seasonal': ['#c8242b', '#0f6373', '#0b1f2a'],
  'cut-typography': ['#0b1f2a', '#c8242b', '#0f6373'],
  'cut-home-decor': ['#0f6373', '#0b1f2a', '#8a4b1f'],
  'cut-business': ['#0b1f2a', '#0f6373', '#c8242b'],
}

const rowSchema = z.object({
  Handle: z.string(),
  Type: z.string(),
  Tags: z.string(),
  [designColumn]: z.string(),
})

function main(): number {
  const rows = z
    .array(rowSchema)
    .parse(parse(readFileSync(new URL('products.csv', folder)), { columns: true, bom: true }))
  const assets = loadEngineAssets()
  const plansOf = Map.groupBy(makeSamplePlans(), ({ handle }) => handle)
  const files = new Map<string, string>()
  const motifs = new Set<string>()
  const refusals: string[] = []
  const turns = new Map<string, number>()
  for (const row of rows) {
    if (row[designColumn] === '') continue
    const parsed = parseDesign(row[designColumn])
    const category = Object.entries(films).find(([tag]) => row.Tags.split(', ').includes(tag))
    const turn = category ? (turns.get(category[0]) ?? 0) : 0
    if (category) turns.set(category[0], turn + 1)
    const film = category?.[1][turn % category[1].length]
    const plans = plansOf.get(row.Handle) ?? []
    const drawn = parsed.ok
      ? drawRow(row.Handle, { design: parsed.design, film, plans, type: row.Type }, assets, files)
      : { ok: false as const, field: parsed.field, message: describeDesignFault(parsed.fault) }
    if (!drawn.ok) refusals.push(`${row.Handle}: ${drawn.field} ${drawn.message}`)
    else if (parsed.ok && parsed.design.motif) motifs.add(parsed.design.motif)
  }
  if (refusals.length > 0) {
    console.error(refusals.join('\n'))
    return 1
  }
  files.set('credits.json', `${JSON.stringify([...motifs].toSorted().map(creditFor), null, 2)}\n`)
  writeAll(files)
  console.log(`${files.size - 1} pictures drawn, ${motifs.size} motifs credited`)
  return 0
}

type Row = { design: Design; film: string | undefined; plans: readonly SamplePlan[]; type: string }

function drawRow(
  handle: string,
  { design, film, plans, type }: Row,
  assets: DrawingAssets,
  files: Map<string, string>,
): { ok: true } | { ok: false; field: string; message: string } {
  if (listFilms(plans).length > 0) {
    const drawn = drawFilmPictures({ design, plans }, assets)
    for (const [ending, picture] of drawn ?? []) files.set(`${handle}${ending}.svg`, picture)
    return drawn ? { ok: true } : { ok: false, field: 'making', message: 'cannot be cut from film' }
  }
  const drawn =
    drawMuralPictures(handle) ?? drawWrapPictures(handle, design) ?? drawRulerPictures(handle, design, assets)
  if (drawn) {
    for (const [ending, picture] of drawn) files.set(`${handle}${ending}.svg`, picture)
    return { ok: true }
  }
  if (type === 'Window film') return drawFrost(handle, design, assets, files)
  if (film === undefined) return drawProduct(handle, design, assets, files)
  const made = makeCutFile(design, assets)
  if (!made.ok) return { ok: false, field: 'design', message: made.reason }
  files.set(`${handle}.svg`, drawCutFilePicture(made.cutFile, film))
  // Steel bottles and jars of herbs are dark, so the film on them is white.
  const onPlace = design.scene === 'bottle' || design.scene === 'jar' ? '#ffffff' : film
  if (design.scene)
    files.set(`${handle}-${design.scene}.svg`, renderInScene(filmOf(made.cutFile, onPlace), design.scene))
  return { ok: true }
}

/** Draws the pictures of a product of frosted window film. The film has a standard shape, or a design is cut from it. */
function drawFrost(
  handle: string,
  design: Design,
  assets: DrawingAssets,
  files: Map<string, string>,
): { ok: true } | { ok: false; field: string; message: string } {
  const stock = drawFrostPictures(handle, design)
  const made = stock ? null : makeCutFile(design, assets)
  if (made && !made.ok) return { ok: false, field: 'design', message: made.reason }
  const cut = made?.cutFile.layers.find(({ name }) => name === 'Design')?.shape ?? []
  for (const [ending, picture] of stock ?? drawFrostOnGlass(dropRedundantPoints(cut, SCENE_CHORD), design))
    files.set(`${handle}${ending}.svg`, picture)
  return { ok: true }
}

/** The maximum distance between a simplified curve and the original in a scene, in mm for a design 254 mm wide. */
const SCENE_CHORD = 0.15

/** Draws a cut file as film in one colour, without the decal's border. */
function filmOf({ layers }: CutFile, film: string): Drawing {
  // In a scene, the film is only a few hundred pixels wide. The many points of a cut line would make the picture larger without being
  // visible.
  const shape = dropRedundantPoints(layers.find(({ name }) => name === 'Design')?.shape ?? [], SCENE_CHORD)
  return { layers: [makeLayer('motif', film, shape)], contour: shape, border: film, palette: palettes.mono }
}

function drawProduct(
  handle: string,
  design: Design,
  assets: DrawingAssets,
  files: Map<string, string>,
): { ok: true } | { ok: false; field: string; message: string } {
  const drawn = drawDecal(design, assets)
  if (!drawn.ok)
    return {
      ok: false,
      field: drawn.field,
      message: describeMakingRefusal({ code: 'motif', motif: drawn.motif }),
    }
  const lifted = createSeededRandom(`corner of ${handle}`)() < LIFTED_SHARE
  if (files.has(`${handle}.svg`))
    return { ok: false, field: 'handle', message: 'has the picture name of another product' }
  files.set(`${handle}.svg`, drawPackagePicture(handle) ?? renderPicture(drawn.drawing, { lifted }))
  if (design.scene) {
    const name = `${handle}-${design.scene}.svg`
    if (files.has(name))
      return { ok: false, field: 'scene', message: `would draw over the picture ${name} of another product` }
    files.set(name, renderInScene(drawn.drawing, design.scene))
  }
  return { ok: true }
}

function creditFor(motif: string): {
  set: string
  name: string
  title: string
  author: string
  licence: string
  url: string
} {
  const [set = '', name = ''] = motif.split(':')
  const credit = motifCredits.get(set)
  if (!credit) throw new Error(`nobody is credited for the icon set ${set}`)
  return { set, name, ...credit }
}

/** Writes the pictures, and deletes the pictures of products that no longer exist. */
function writeAll(files: ReadonlyMap<string, string>): void {
  mkdirSync(pictures, { recursive: true })
  for (const old of readdirSync(pictures)) {
    if (old.endsWith('.svg') && !files.has(old)) rmSync(new URL(old, pictures))
  }
  for (const [name, text] of files) writeFileSync(new URL(name, pictures), text)
}

process.exitCode = main()
