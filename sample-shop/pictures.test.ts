import { readdirSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSamplePlans } from '../bench/production/sample-plans.ts'
import { parseDesign, type Design } from '../decal/design.ts'
import { drawDecal } from '../decal/draw-decal.ts'
import { measureBox } from '../decal/geometry/shape.ts'
import { motifCredits } from '../decal/motifs/credits.ts'
import { palettes } from '../decal/palettes.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'
import { loadEngineAssets } from '../decal/assets/load-assets.ts'
import { drawFilmPictures, listFilms } from '../scripts/film-pictures.ts'
import { drawMuralPictures } from '../scripts/mural-pictures.ts'
import { drawPackagePicture } from '../scripts/package-pictures.ts'
import { drawRuler, drawRulerPictures } from '../scripts/ruler-pictures.ts'
import { drawWrapPictures } from '../scripts/wrap-pictures.ts'

const pictures = new URL('pictures/', import.meta.url)
const designColumn = 'Decal design (product.metafields.decal.design)'
const rows = z
  .array(z.object({ Handle: z.string(), Type: z.string(), [designColumn]: z.string() }))
  .parse(parse(readFileSync(new URL('products.csv', import.meta.url)), { columns: true, bom: true }))
const designs = rows
  .filter((row) => row[designColumn] !== '')
  .map((row): [string, Design] => {
    const parsed = parseDesign(row[designColumn])
    if (!parsed.ok) throw new Error(`${row.Handle}: ${parsed.field}: ${parsed.fault.code}`)
    return [row.Handle, parsed.design]
  })
const all = makeSamplePlans()
const plansOf = (of: string) => all.filter(({ handle }) => handle === of)
const assets = loadEngineAssets()
const sceneFile = (handle: string, { scene }: Design): string[] => (scene ? [`${handle}-${scene}.svg`] : [])

describe('the product pictures', () => {
  it('are credited to motif sets by the names that people know them by', () => {
    const credits = z
      .array(z.object({ set: z.string(), title: z.string() }))
      .parse(JSON.parse(readFileSync(new URL('credits.json', pictures), 'utf8')))
    for (const { set, title } of credits) expect(title).toBe(motifCredits.get(set)?.title)
    for (const [set, { title }] of motifCredits) expect(title).not.toContain(set)
  })

  it('are there for every design, and no others', () => {
    const wanted = designs.flatMap(([handle, design]) => [`${handle}.svg`, ...sceneFile(handle, design)])
    const found = readdirSync(pictures).filter((name) => name.endsWith('.svg'))
    expect(found.toSorted()).toEqual(wanted.toSorted())
  })

  it('are small files without text, images or scripts', () => {
    for (const name of readdirSync(pictures).filter((file) => file.endsWith('.svg'))) {
      const file = new URL(name, pictures)
      expect(statSync(file).size, name).toBeLessThan(50_000)
      expect(readFileSync(file, 'utf8'), name).not.toMatch(/<text|<image|<script|href|NaN/)
    }
  })

  it('are the same as the drawing command draws now', () => {
    const printed = designs.filter(
      ([handle, design]) =>
        design.scene &&
        listFilms(plansOf(handle)).length === 0 &&
        !drawWrapPictures(handle, design) &&
        !drawRulerPictures(handle, design, assets),
    )
    for (const [handle, design] of printed.slice(0, 8)) {
      const drawn = drawDecal(design, assets)
      if (!drawn.ok || !design.scene) throw new Error(`${handle} cannot be drawn`)
      const kept = readFileSync(new URL(`${handle}-${design.scene}.svg`, pictures), 'utf8')
      expect(kept === renderInScene(drawn.drawing, design.scene), handle).toBe(true)
    }
  })

  it('show cut film as it is cut, in a colour that is sold', () => {
    const cut = designs.filter(([handle, { scene }]) => scene && listFilms(plansOf(handle)).length > 0)
    for (const [handle, design] of cut.slice(0, 5)) {
      const plans = plansOf(handle)
      const files = drawFilmPictures({ design, plans }, assets)
      for (const [ending, picture] of files ?? []) {
        const kept = readFileSync(new URL(`${handle}${ending}.svg`, pictures), 'utf8')
        expect(kept === picture, handle + ending).toBe(true)
        expect(
          listFilms(plans).some((film) => picture.includes(`fill="${film}"`)),
          handle + ending,
        ).toBe(true)
      }
    }
  })

  it('show a wall mural as a mural, in a room and alone', () => {
    const murals = rows.filter(({ Type }) => Type === 'Wall mural')
    expect(murals.length).toBeGreaterThanOrEqual(4)
    for (const { Handle: handle } of murals) {
      const files = drawMuralPictures(handle)
      expect([...(files?.keys() ?? [])], handle).toEqual(['', '-wall'])
      for (const [ending, picture] of files ?? []) {
        const kept = readFileSync(new URL(`${handle}${ending}.svg`, pictures), 'utf8')
        expect(kept === picture, handle + ending).toBe(true)
      }
    }
  })

  it('show wrap film as the panel or stripes that are sold, not as a badge', () => {
    const wraps = designs.filter(
      ([handle]) => rows.find((row) => row.Handle === handle)?.Type === 'Wrap film',
    )
    expect(wraps.length).toBeGreaterThanOrEqual(9)
    for (const [handle, design] of wraps) {
      const files = drawWrapPictures(handle, design)
      expect([...(files?.keys() ?? [])], handle).toEqual(['', ...(design.scene ? [`-${design.scene}`] : [])])
      for (const [ending, picture] of files ?? []) {
        const kept = readFileSync(new URL(`${handle}${ending}.svg`, pictures), 'utf8')
        expect(kept === picture, handle + ending).toBe(true)
      }
    }
  })

  it('show a ruler as long as it is sold, with a tick at each half inch', () => {
    const rulers = designs.filter(([handle, design]) => drawRulerPictures(handle, design, assets))
    expect(rulers.map(([handle]) => handle)).toEqual(['fish-ruler-gunwale'])
    for (const [handle, design] of rulers) {
      for (const [ending, picture] of drawRulerPictures(handle, design, assets) ?? []) {
        const kept = readFileSync(new URL(`${handle}${ending}.svg`, pictures), 'utf8')
        expect(kept === picture, handle + ending).toBe(true)
      }
    }
    const { contour, layers } = drawRuler({ lengthIn: 36, heightIn: 3 }, palettes['hi-vis'], assets)
    const { width, height } = measureBox(contour)
    expect(width / height).toBeCloseTo(12)
    const ticks = layers
      .filter(({ role }) => role === 'motif')
      .flatMap(({ shape }) => shape.map((ring) => (measureBox([ring]).cx / width) * 36))
      .toSorted((a, b) => a - b)
    expect(ticks).toHaveLength(71)
    ticks.forEach((tick, at) => expect(tick).toBeCloseTo((at + 1) / 2))
  })

  it('show a packaging mock-up as a package', () => {
    const packages = rows.filter(({ Type }) => Type === 'Packaging mock-up')
    expect(packages.length).toBeGreaterThanOrEqual(4)
    for (const { Handle: handle } of packages) {
      const kept = readFileSync(new URL(`${handle}.svg`, pictures), 'utf8')
      expect(kept === drawPackagePicture(handle), handle).toBe(true)
    }
  })

  it('credit every motif with its author, licence and address', () => {
    const credits = z
      .array(
        z.object({
          set: z.string(),
          name: z.string(),
          author: z.string().min(1),
          licence: z.string().min(1),
          url: z.url(),
        }),
      )
      .parse(JSON.parse(readFileSync(new URL('credits.json', pictures), 'utf8')))
    const used = new Set(designs.flatMap(([, { motif }]) => (motif ? [motif] : [])))
    expect(credits.map(({ set, name }) => `${set}:${name}`)).toEqual([...used].toSorted())
  })
})
