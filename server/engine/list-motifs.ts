import { motifRefusalMessages } from '../../content/design-refusals.ts'
import type { EngineAssets } from '../../decal/compose/compose-decal-designs.ts'
import { measureBox, type Shape } from '../../decal/geometry/shape.ts'
import { nameMotifInEnglish } from '../../decal/motifs/english-motif-name.ts'
import { matchMotifs } from '../../decal/motifs/match-motifs.ts'
import { searchMotifs } from '../../decal/motifs/motif-index.ts'
import type { Motif } from '../../decal/motifs/motif.ts'
import { isWeaponMotif } from '../../decal/motifs/screened-motifs.ts'
import type { DecalRefusal } from './engine-decal.ts'

type ListedMotif = { ref: string; title: string; picture: string }

/** Lists a page of the motifs that match a search, with thumbnails. Without a search, lists all motifs by name. */
export function listMotifs(
  { search, offset, count }: { search: string; offset: number; count: number },
  assets: EngineAssets,
): { ok: true; motifs: ListedMotif[]; total: number } {
  const refs = search.trim() === '' ? allOf(assets) : foundBy(search.trim().toLowerCase(), assets)
  const motifs = refs.slice(offset, offset + count).flatMap((ref) => {
    const motif = assets.findMotif(ref)
    if (!motif) return []
    return [
      {
        ref,
        title: nameMotifInEnglish(ref, assets.lexicon).singular,
        picture: asAddress(thumbnailOf(motif)),
      },
    ]
  })
  return { ok: true, motifs, total: refs.length }
}

/** Draws the thumbnail of a motif as an SVG file. */
export function drawMotifPicture(
  { ref }: { ref: string },
  { index, findMotif }: EngineAssets,
): { ok: true; bytes: Uint8Array<ArrayBuffer> } | DecalRefusal {
  const motif = index.has(ref) ? findMotif(ref) : null
  if (!motif) return { ok: false, reason: 'unknown-motif', message: motifRefusalMessages.unknown }
  return { ok: true, bytes: new TextEncoder().encode(thumbnailOf(motif)) }
}

const nameOf = (ref: string): string => ref.split(':')[1] ?? ''

/** Lists all motifs except weapons. Visitors see a weapon only if they search for it. */
function allOf({ index }: EngineAssets): string[] {
  return index.references
    .filter((ref) => !isWeaponMotif(nameOf(ref)))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** Searches for motifs. First come the motifs that the search describes, then motifs whose name contains a word of the search. */
function foundBy(search: string, assets: EngineAssets): string[] {
  const words = search.split(/\s+/).map((text) => ({ text, weight: 1 }))
  const named = searchMotifs(assets.index, words).map(({ reference }) => reference)
  return [...new Set([...matchMotifs(search, [], assets).motifs, ...named])]
}

// The side length of a thumbnail in SVG units, eight units per pixel. At this scale, coordinates can be whole numbers, which are short and
// still precise enough.
const THUMBNAIL_SIDE = 480

function thumbnailOf(motif: Motif): string {
  const whole = motif.parts.flatMap((part) => part.shape)
  const box = measureBox(whole)
  const k = THUMBNAIL_SIDE / Math.max(box.width, box.height)
  const [width, height] = [Math.round(box.width * k), Math.round(box.height * k)]
  const paths = motif.parts.map(
    ({ colour, shape }) =>
      `<path fill="${colour ?? '#1c2b33'}" d="${pathOf(shape, (x, y) => `${Math.round((x - box.left) * k)} ${Math.round((y - box.top) * k)}`)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}

const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

function pathOf(shape: Shape, point: (x: number, y: number) => string): string {
  return shape
    .map((ring) => {
      const points = ring.map(({ x, y }) => point(x, y))
      return `M${points.filter((one, i) => one !== points[i - 1]).join(' ')}Z`
    })
    .join('')
}
