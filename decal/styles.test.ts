import { describe, expect, it } from 'vitest'
import { computeContrast } from './colour.ts'
import { CUT_OFFSET_MM } from './contour/trace-contour.ts'
import type { Design } from './design.ts'
import { drawDecal } from './draw-decal.ts'
import { sortForPainting, type Drawing, type Layer } from './drawing.ts'
import { growRound, intersect, removeSpikes, subtract, union } from './geometry/shape-operations.ts'
import { computeShapeArea, measureBox } from './geometry/shape.ts'
import type { LayoutName } from './layouts/layout-names.ts'
import { styleKits } from './styles.ts'
import { styleNames, type DecalStyle } from './style-names.ts'
import { loadEngineAssets } from './assets/load-assets.ts'

const assets = loadEngineAssets()
const motifs = [
  'game-icons:wolf-howl',
  'mdi:leaf-maple',
  'game-icons:cat',
  'game-icons:eagle-emblem',
] as const
const texts: readonly (readonly string[])[] = [
  ['NIAGARA', 'OFFROAD'],
  ['Go'],
  ['St Catharines', 'Rowing', 'Club'],
  ['Honk if parts', 'fall off'],
  ['L’île', 'Été à Noël'],
]

type Template = {
  name: string
  style: DecalStyle
  layout: LayoutName
  pictured: boolean
  palettes: Design['palette'][]
}
// Layouts that belong to an occasion and not to a style.
const occasions = [
  template('modern', 'monogram', false, ['champagne', 'sage', 'blush', 'midnight']),
  template('modern', 'monogram', true, ['champagne', 'sage', 'blush', 'midnight']),
  template('bold', 'chevron', false, ['camo', 'desert', 'vintage-olive']),
  template('bold', 'chevron', true, ['camo', 'desert', 'vintage-olive']),
]
const templates = styleNames.flatMap((style) => {
  const { layouts, wordLayouts, palettes } = styleKits[style]
  return [
    ...layouts.map((layout) => template(style, layout, true, palettes)),
    ...wordLayouts.map((layout) => template(style, layout, false, palettes)),
  ]
})
const distinct = [...templates, ...occasions]

function template(
  style: DecalStyle,
  layout: LayoutName,
  pictured: boolean,
  palettes: readonly Design['palette'][],
): Template {
  return {
    name: `${style} ${layout} ${pictured ? 'with a motif' : 'of words'}`,
    style,
    layout,
    pictured,
    palettes: [...palettes],
  }
}

function draw(design: Design): Drawing {
  const drawn = drawDecal(design, assets)
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.drawing
}

/** Builds one design for each combination of a template's palettes and texts. */
function designsOf({ style, layout, pictured, palettes }: Template): Design[] {
  return Array.from({ length: Math.max(palettes.length, texts.length) }, (_, i) => ({
    layout,
    style,
    words: [...(texts[i % texts.length] ?? [])],
    palette: palettes[i % palettes.length] ?? 'mono',
    seed: i,
    ...(pictured ? { motif: motifs[i % motifs.length] } : {}),
  }))
}

/** Returns the colours around a text. Each has the share of the text's edge that it touches. */
function behind({ layers, border }: Drawing, text: Layer): { fill: string; share: number }[] {
  let edge = subtract(growRound(text.shape, 0.3), text.shape)
  const all = computeShapeArea(edge)
  const found = layers
    .slice(0, layers.indexOf(text))
    .toReversed()
    .flatMap((under) => {
      const share = computeShapeArea(intersect(edge, under.shape)) / all
      if (share > 0) edge = subtract(edge, under.shape)
      return share > 0.02 ? [{ fill: under.fill, share }] : []
    })
  return [
    ...found,
    ...(computeShapeArea(edge) / all > 0.02 ? [{ fill: border, share: computeShapeArea(edge) / all }] : []),
  ]
}

/** Returns the approximate cap height of a text in mm. For letters on an arc, the result is slightly too large. */
function heightOf({ shape }: Layer): number {
  const letters = shape.map((ring) => measureBox([ring])).map((box) => Math.max(box.width, box.height))
  return letters.toSorted((a, b) => a - b)[Math.floor(letters.length * 0.75)] ?? 0
}

describe.each(distinct)('$name', (one) => {
  const drawings = designsOf(one).map((design) => ({ design, drawing: draw(design) }))

  it('paints its layers in the order of their roles', () => {
    for (const { drawing } of drawings) expect(drawing.layers).toEqual(sortForPainting(drawing.layers))
  })

  it('gives all lettering a contrast with its background: 4.5:1 for the largest line, 3:1 for the others', () => {
    for (const { design, drawing } of drawings) {
      const lines = drawing.layers.filter(({ role }) => role === 'text')
      const largest = Math.max(...lines.map(heightOf))
      for (const line of lines) {
        const least = heightOf(line) === largest ? 4.5 : 3
        for (const { fill } of behind(drawing, line))
          expect(
            computeContrast(line.fill, fill),
            `${line.fill} on ${fill}, ${design.palette}`,
          ).toBeGreaterThanOrEqual(least)
      }
    }
  })

  it('sets no line under 3.4 mm and no main line under 5 mm on a decal 100 mm wide, and no stroke too thin to print', () => {
    for (const { design, drawing } of drawings) {
      const k = 100 / measureBox(drawing.contour).width
      const lines = drawing.layers.filter(({ role }) => role === 'text')
      expect(Math.max(...lines.map(heightOf)) * k, design.words.join(' ')).toBeGreaterThanOrEqual(5)
      for (const { shape } of lines) {
        const lost = 1 - computeShapeArea(removeSpikes(shape, 0.175 / k)) / computeShapeArea(shape)
        expect(lost, design.words.join(' ')).toBeLessThan(0.01)
      }
      expect(Math.min(...lines.map(heightOf)) * k, design.words.join(' ')).toBeGreaterThanOrEqual(3.4)
    }
  })

  it('keeps all of its artwork at least 2.8 mm inside of the cut', () => {
    for (const { drawing } of drawings.slice(0, 2)) {
      const art = union(...drawing.layers.map(({ shape }) => shape))
      expect(computeShapeArea(subtract(growRound(art, CUT_OFFSET_MM - 0.2), drawing.contour))).toBeLessThan(
        0.5,
      )
    }
  })

  it('draws one long word, and the same picture each time', () => {
    const [first] = drawings
    if (!first) throw new Error('a template has designs')
    const long: Design = { ...first.design, words: ['ANTICONSTITUTIONNELLEMENT-OUI'.slice(0, 28)] }
    expect(draw(long)).toEqual(draw(long))
  })
})

it.each(styleNames)('%s has four templates with a motif, two with text only, and four palettes', (style) => {
  expect(new Set(styleKits[style].layouts).size).toBeGreaterThanOrEqual(4)
  expect(new Set(styleKits[style].wordLayouts).size).toBeGreaterThanOrEqual(2)
  expect(new Set(styleKits[style].palettes).size).toBeGreaterThanOrEqual(4)
})
