import { describe, expect, it } from 'vitest'
import { computeContrast } from '../colour.ts'
import { countCrossings } from '../contour/count-crossings.ts'
import { CUT_OFFSET_MM } from '../contour/trace-contour.ts'
import type { Design } from '../design.ts'
import { drawDecal } from '../draw-decal.ts'
import type { Drawing } from '../drawing.ts'
import { growRound, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea } from '../geometry/shape.ts'
import { palettes, paletteNames } from '../palettes.ts'
import { renderPicture } from '../picture/render-picture.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { layoutNames, type LayoutName } from './layout-names.ts'

const assets = loadEngineAssets()

function draw(design: Design): Drawing {
  const drawn = drawDecal(design, assets)
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.drawing
}

const designOf = (layout: LayoutName, more: Partial<Design> = {}): Design => ({
  layout,
  motif: 'game-icons:wolf-howl',
  words: ['NIAGARA', 'OFFROAD'],
  palette: 'vintage-red',
  ...more,
})

const representative: [string, Design][] = [
  ...layoutNames.map((layout): [string, Design] => [layout, designOf(layout)]),
  ['glyph of loose parts', designOf('glyph', { motif: 'game-icons:paw-print', words: [], palette: 'mono' })],
  ['coloured glyph', designOf('glyph', { motif: 'fluent-emoji-flat:beaver', words: [], palette: 'lake' })],
  ['jersey without motif', { layout: 'arched', words: ['TREMBLAY', '17'], palette: 'maple' }],
  [
    'badge of three lines',
    designOf('badge', { words: ['QUÉBEC', 'ÎLE', 'D’ORLÉANS'], palette: 'navy-gold' }),
  ],
]

// Drawing takes a tenth of a second, or several seconds on a busy machine, so the timeout is long.
describe('every layout', () => {
  it.each(representative)('%s is cut along one closed path that never crosses itself', (_name, design) => {
    const { contour } = draw(design)
    expect(contour).toHaveLength(1)
    expect(contour.map(countCrossings)).toEqual([0])
  })

  it.each(representative)(
    '%s keeps all of its artwork at least 2.8 mm inside of the cut',
    (_name, design) => {
      const { contour, layers } = draw(design)
      const art = union(...layers.map((layer) => layer.shape))
      expect(computeShapeArea(subtract(growRound(art, CUT_OFFSET_MM - 0.2), contour))).toBeLessThan(0.5)
    },
  )

  it.each(representative)('%s draws the same picture every time, to the last digit', (_name, design) => {
    expect(renderPicture(draw(design))).toBe(renderPicture(draw(design)))
  })

  it.each(representative)('%s is drawn with filled opaque paths only', (_name, design) => {
    for (const { fill, shape } of draw(design).layers) {
      expect(fill).toMatch(/^#[0-9a-f]{6}$/)
      expect(shape.length).toBeGreaterThan(0)
    }
  })
})

it('a seed varies the random choices', () => {
  const pictures = [1, 2, 3, 4, 5, 6].map((seed) => renderPicture(draw(designOf('badge', { seed }))))
  expect(new Set(pictures).size).toBeGreaterThan(3)
})

it('refuses a motif that no icon set has, and names the field', () => {
  const drawn = drawDecal(designOf('glyph', { motif: 'game-icons:no-such-thing' }), assets)
  expect(drawn).toMatchObject({ ok: false, reason: 'unknown-motif', field: 'motif' })
})

describe('palettes', () => {
  it.each(paletteNames)('%s has an ink that is legible on its paper and pale colours', (name) => {
    const { ink, paper, pale } = palettes[name]
    expect(computeContrast(ink, paper)).toBeGreaterThan(7)
    expect(computeContrast(ink, pale)).toBeGreaterThan(7)
  })

  it.each(paletteNames)(
    '%s gives lettering a contrast of 3:1 in every layout where it stands on one colour',
    (name) => {
      for (const layout of ['badge', 'shield', 'stack', 'sunset', 'script', 'roundel'] as const) {
        const drawing = draw(designOf(layout, { palette: name }))
        for (const text of drawing.layers.filter((layer) => layer.role === 'text')) {
          const behind = colourBehind(drawing, text)
          expect(
            computeContrast(text.fill, behind),
            `${layout}: ${text.fill} on ${behind}`,
          ).toBeGreaterThanOrEqual(3)
        }
      }
    },
  )
})

/**
 * Returns the colour that most of a text is printed on. It is the colour of the layer directly behind the text. If no layer is behind the
 * text, it is the border's colour.
 */
function colourBehind({ layers, border }: Drawing, text: Drawing['layers'][number]): string {
  const below = layers.slice(0, layers.indexOf(text)).toReversed()
  const area = computeShapeArea(text.shape)
  return (
    below.find((layer) => computeShapeArea(subtract(text.shape, layer.shape)) < area * 0.3)?.fill ?? border
  )
}
