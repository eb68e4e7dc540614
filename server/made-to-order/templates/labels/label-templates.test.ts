import { describe, expect, it } from 'vitest'
import { measureCodeBox, type LabelDrawing } from '../../../../decal/labels/label-drawing.ts'
import { decodeCode, drawPdfPage, drawSvgPicture } from '../../../../tests/setup/decode-labels.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { drawAssetTag } from './asset-tag.ts'
import { writeLabelTemplate } from './label-templates.ts'
import { drawRetailLabel } from './retail-label.ts'
import { drawShippingLabel } from './shipping-label.ts'

type Kind = Parameters<typeof decodeCode>[0]
/** Each template with the codes that a barcode reader has to find on it. */
const cases: [Parameters<typeof writeLabelTemplate>[0], LabelDrawing, [Kind, string][]][] = [
  [
    'shipping-label',
    drawShippingLabel(),
    [
      ['gs1-datamatrix', '\u001d01020012345678931729123110LOT0042\u001d21000001'],
      ['code128', '00020012345670000015'],
    ],
  ],
  [
    'retail-label',
    drawRetailLabel(),
    [
      ['qr', 'https://example.com/p/1'],
      ['ean13', '2001234567893'],
    ],
  ],
  ['asset-tag', drawAssetTag(), [['code128', 'AT-004001']]],
]

const places = ({ items }: LabelDrawing) =>
  items.flatMap((item) => {
    if (item.kind !== 'code') return []
    const { x, y, width, height } = measureCodeBox(item)
    const { left, right, above } = item.symbol.quiet
    const m = item.moduleMm
    return [
      {
        x: x - left * m,
        y: y - above * m,
        width: width + (left + right) * m,
        height: height + 2 * above * m,
      },
    ]
  })

describeIfInstalled('pdfinfo', 'a template', () => {
  it.each(cases)('%s has codes that a reader can read in its PDF and SVG', async (name, label, codes) => {
    const pictures = [
      await drawPdfPage(await writeLabelTemplate(name, 'pdf')),
      await drawSvgPicture(await writeLabelTemplate(name, 'svg'), label.widthMm),
    ]
    for (const picture of pictures)
      for (const [i, place] of places(label).entries()) {
        const [kind, text] = codes[i] ?? ['qr', '']
        expect(await decodeCode(kind, picture, place)).toBe(text)
      }
  })

  it.each(cases)('%s has its size, is valid, and has text that can be edited', async (name, label) => {
    const pdf = await writeLabelTemplate(name, 'pdf')
    await withTemporaryFile('label.pdf', pdf, (file) => {
      const [, width, height] =
        /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(runReader('pdfinfo', [file])) ?? []
      expect((Number(width) * 25.4) / 72).toBeCloseTo(label.widthMm, 2)
      expect((Number(height) * 25.4) / 72).toBeCloseTo(label.heightMm, 2)
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      const words = label.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
      const text = runReader('pdftotext', ['-layout', file, '-'])
      for (const word of words) expect(text).toContain(word)
    })
    const svg = new TextDecoder().decode(await writeLabelTemplate(name, 'svg'))
    expect(svg).toMatch(/<text [^>]*font-family/)
    expect(svg).toContain(`width="${label.widthMm}mm"`)
    expect(svg).toContain('id="CutContour"')
  })
})

describe('a template', () => {
  it.each(cases)('%s has the quiet zones of its codes, inside its edges', (_name, label) => {
    for (const { x, y, width, height } of places(label)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(1.5)
      expect(x + width).toBeLessThanOrEqual(label.widthMm - 1.5)
      expect(y + height).toBeLessThanOrEqual(label.heightMm - 1.5)
      for (const item of label.items)
        if (item.kind === 'text' && item.align === 'left')
          expect(item.x >= x + width || item.y <= y || item.y - item.sizeMm * 0.7 >= y + height).toBe(true)
    }
  })
})
