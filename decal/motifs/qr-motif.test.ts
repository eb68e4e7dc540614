import { Resvg } from '@resvg/resvg-js'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { describe, expect, it } from 'vitest'
import { composeDecalDesigns } from '../compose/compose-decal-designs.ts'
import { qrCodeLayouts } from '../compose/plan-designs.ts'
import { finishDecal } from '../contour/finish-decal.ts'
import { drawDecal } from '../draw-decal.ts'
import type { Drawing } from '../drawing.ts'
import { fillHoles, union } from '../geometry/shape-operations.ts'
import { paletteNames } from '../palettes.ts'
import { renderPicture } from '../picture/render-picture.ts'
import { checkDecal } from '../preflight/preflight.ts'
import { styleNames } from '../style-names.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { makeQrMotif, toScannableText } from './qr-motif.ts'
import { measureBox } from '../geometry/shape.ts'

const assets = loadEngineAssets()
const ADDRESS = 'https://example.ca/menu'

/** Decodes a QR code with a different library from the one that creates it. */
function read(drawing: Drawing): string {
  const { pixels, width, height } = new Resvg(renderPicture(drawing), {
    fitTo: { mode: 'width', value: 800 },
    background: '#ffffff',
  }).render()
  const grey = new Uint8ClampedArray(width * height)
  for (const i of grey.keys())
    grey[i] = (pixels[4 * i] ?? 0) * 0.3 + (pixels[4 * i + 1] ?? 0) * 0.59 + (pixels[4 * i + 2] ?? 0) * 0.11
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]]])
  return new QRCodeReader().decode(bitmap, hints).getText()
}

describe('a QR code', () => {
  it('has four light modules around it', () => {
    const { parts, size } = makeQrMotif(ADDRESS)
    const [ground, modules] = parts.map(({ shape }) => measureBox(shape))
    expect(ground).toMatchObject({ left: 0, top: 0, right: size, bottom: size })
    expect(modules).toMatchObject({ left: 4, top: 4, right: size - 4, bottom: size - 4 })
  })

  it.each([...qrCodeLayouts].map((layout, i) => ({ layout, i })))(
    'is read by phones in the layout $layout',
    ({ layout, i }) => {
      for (const words of [['SCAN ME'], []]) {
        const palette = paletteNames[(i * 3) % paletteNames.length] ?? 'mono'
        const style = styleNames[i % styleNames.length] ?? 'modern'
        const drawn = drawDecal({ layout, code: ADDRESS, words, palette, style }, assets)
        expect(drawn.ok && read(drawn.drawing)).toBe(ADDRESS)
      }
    },
  )

  it.each(styleNames)('is drawn for a prompt, in all three designs of the style %s', (style) => {
    const composed = composeDecalDesigns({ prompt: 'QR code to my website example.ca/menu', style }, assets)
    if (!composed.ok) throw new Error(composed.reason)
    expect(composed.reading.pictures[0]).toMatchObject({ drawn: 'QR code', match: 'exact' })
    expect(composed.concepts.map(({ drawing }) => read(drawing))).toEqual([ADDRESS, ADDRESS, ADDRESS])
    expect(composed.concepts[0]?.summary.hasCode).toBe(true)
  })

  it('isn’t made without content', () => {
    expect(composeDecalDesigns({ prompt: 'QR code for our guests', style: 'bold' }, assets)).toMatchObject({
      ok: false,
      reason: 'code-without-text',
    })
  })

  it.each([
    [100, []],
    [21, ['warn code-too-small']],
    [18, ['stop code-too-small']],
  ])('%i mm wide finds %j', (widthMm, expected) => {
    const drawn = drawDecal(
      { layout: 'stack', code: ADDRESS, words: [], palette: 'mono', style: 'minimalist' },
      assets,
    )
    if (!drawn.ok) throw new Error(drawn.reason)
    const { layers, border } = drawn.drawing
    const silhouette = fillHoles(union(...layers.map(({ shape }) => shape)))
    const finished = finishDecal({
      artwork: { kind: 'layers', layers },
      silhouette,
      border,
      widthMm,
      cutKind: 'kiss',
    })
    if (!finished.ok) throw new Error(finished.reason)
    const found = checkDecal(finished.decal).map(({ severity, code }) => `${severity} ${code}`)
    expect(found.filter((one) => one.endsWith('code-too-small'))).toEqual(expected)
  })

  it.each([
    ['example.ca', 'https://example.ca'],
    ['https://example.ca', 'https://example.ca'],
    ['info@example.ca', 'info@example.ca'],
    ['Table 7', 'Table 7'],
  ])('of %s opens %s', (text, opened) => {
    expect(toScannableText(text)).toBe(opened)
  })
})
