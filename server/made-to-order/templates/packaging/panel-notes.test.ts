import { describe, expect, it } from 'vitest'
import { buildDieline } from '../../../../domain/packaging/build-dieline.ts'
import { getDefaultPackageSize } from '../../../../domain/packaging/package-types.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { writeDielineDxf } from './dieline-dxf.ts'
import { writeDielinePdf } from './dieline-pdf.ts'
import { drawDielineSvg } from './dieline-svg.ts'
import { SHEET_MARGIN } from './dieline-sheet.ts'

const size = getDefaultPackageSize('box')
const drawn = { size, dieline: buildDieline(size) }
/**
 * The expected centre of the name on the glue tab of the standard box, in mm from the upper left corner. Horizontally, it is in the middle
 * of the part of the tab that is free of ink (12 mm). Vertically, it is in the middle of the body, which begins below bleed, tuck and lid.
 */
const TAB = { x: 6, y: 3 + 18 + 50 + 70 }

describe('the label of the glue tab is at one position', () => {
  it('in the SVG', () => {
    expect(drawDielineSvg(drawn)).toMatch(
      new RegExp(`<g transform="rotate\\(-90 ${TAB.x} ${TAB.y}\\)"><text [^>]*font-size="6"[^>]*>Glue tab<`),
    )
  })

  it('in the DXF', () => {
    const lines = writeDielineDxf(drawn)
      .split('\n')
      .map((line) => line.trim())
    const at = lines.indexOf('Glue tab')
    const text = lines.slice(at - 9, at + 14)
    const valueOf = (code: string) =>
      text[text.findIndex((line, i) => line === code && (i - 9) % 2 !== 0) + 1]
    expect([valueOf('10'), valueOf('20'), valueOf('50')].map(Number)).toEqual([
      TAB.x,
      drawn.dieline.height - TAB.y,
      90,
    ])
  })
})

describeIfInstalled('pdftotext', 'the name of the glue tab in the PDF', () => {
  it('is centred in the free area of the tab, and is higher than wide', async () => {
    const told = await withTemporaryFile('dieline.pdf', await writeDielinePdf(drawn), (file) =>
      runReader('pdftotext', ['-bbox', file, '-']),
    )
    const boxes = [...told.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(Glue|tab)</g)]
    const inMm = boxes.map(([, ...sides]) =>
      sides.slice(0, 4).map((side) => (Number(side) * 25.4) / 72 - SHEET_MARGIN),
    )
    expect(inMm).toHaveLength(2)
    for (const [left = 0, top = 0, right = 0, bottom = 0] of inMm) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(12)
      // The PDF reader reports the box of a whole line, which includes room for descenders. The centre may therefore differ slightly.
      expect(Math.abs((left + right) / 2 - TAB.x)).toBeLessThan(1)
      expect(bottom - top).toBeGreaterThan(right - left)
    }
    const [top, bottom] = [
      Math.min(...inMm.map(([, y = 0]) => y)),
      Math.max(...inMm.map(([, , , y = 0]) => y)),
    ]
    expect((top + bottom) / 2).toBeCloseTo(TAB.y, 0)
  })
})
