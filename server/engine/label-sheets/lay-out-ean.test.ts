import { describe, expect, it } from 'vitest'
import { barcodeComplianceLabels } from '../../../content/landing/barcode-compliance-labels.ts'
import { labelSheetRequestSchema } from '../../../contract/label-sheet.ts'
import { createBannerTypesetter } from '../../../decal/banner/banner-typesetter.ts'
import { createLabelTypesetter } from '../../../decal/labels/label-letters.ts'
import { loadBannerFonts } from '../../../decal/assets/load-assets.ts'
import { fitEan, SMALLEST_EAN } from '../../../domain/labels/ean-size.ts'
import { toLabelSheetRequest } from '../../../domain/labels/label-form.ts'
import { PRINTER_RESOLUTIONS } from '../../../domain/labels/module-width.ts'
import { checkLabelSheet } from './print-label-sheet.ts'

const letters = createLabelTypesetter(createBannerTypesetter(loadBannerFonts()))

/** Returns the error message for a list with a single EAN-13; null if the list is accepted. */
function refusalOf(form: Record<string, string>): string | null {
  const request = labelSheetRequestSchema.parse(
    toLabelSheetRequest({ csv: '4006381333931', symbology: 'ean13', ...form }),
  )
  const checked = checkLabelSheet(request, letters, () => null)
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  return checked.sheet.refused[0]?.reason ?? null
}
const sizeOf = (size: string): { widthMm: string; heightMm: string } => {
  const [widthMm = '', heightMm = ''] = size.split(' × ')
  return { widthMm, heightMm }
}

describe('the smallest EAN-13', () => {
  it.each(PRINTER_RESOLUTIONS)('is 29.83 × 20.74 mm with whole dots at %i dpi', (resolution) => {
    const ean = fitEan(SMALLEST_EAN, resolution)
    expect([ean?.widthMm.toFixed(2), ean?.heightMm.toFixed(2)]).toEqual(['29.83', '20.74'])
    const dots = ((ean?.moduleMm ?? 0) * resolution) / 25.4
    expect(dots).toBeCloseTo(Math.round(dots), 9)
    expect(ean?.moduleMm).toBeGreaterThanOrEqual(0.249)
    expect(ean?.moduleMm).toBeLessThanOrEqual(0.264)
    expect(fitEan({ ...SMALLEST_EAN, heightMm: 20.7 }, resolution)).toBeNull()
  })
})

describe('an EAN-13', () => {
  it.each(PRINTER_RESOLUTIONS)(
    'fits with a line of text on the label that the form suggests, at %i dpi',
    (dpi) => {
      expect(refusalOf({ words: 'Ours', resolution: String(dpi) })).toBeNull()
    },
  )

  it('fits on the label size that its page names, and on none that is a millimetre smaller', () => {
    const text = JSON.stringify(barcodeComplianceLabels.sections)
    const [, size = ''] = /the label has to be at least (\d+ × \d+) mm/.exec(text) ?? []
    expect(size).toBe('33 × 24')
    for (const dpi of PRINTER_RESOLUTIONS)
      expect(refusalOf({ ...sizeOf(size), resolution: String(dpi) })).toBeNull()
    expect(refusalOf(sizeOf('32 × 24'))).toBe('An EAN-13 needs a label of 32.9 × 23.8 mm.')
    expect(refusalOf(sizeOf('33 × 23'))).toBe('An EAN-13 needs a label of 32.9 × 23.8 mm.')
  })

  it.each(['Ours', 'Ours,Pump', 'Ours,Pump,Hall'])(
    'with %j fits on the label that the error asks for',
    (row) => {
      const texts = row.split(',')
      const form = {
        heightMm: '25',
        csv: `code,a,b,c\n4006381333931,${row}`,
        lineColumns: ['a', 'b', 'c'].slice(0, texts.length).join(','),
      }
      const [, said = '', size = ''] =
        /^An EAN-13 with (.+) of text needs a label of (.+) mm\.$/.exec(refusalOf(form) ?? '') ?? []
      expect(said).toBe(texts.length === 1 ? 'a line' : `${texts.length} lines`)
      expect(refusalOf({ ...form, ...sizeOf(size) })).toBeNull()
    },
  )

  it('is refused with advice to turn the label if it’s upright', () => {
    expect(refusalOf(sizeOf('25 × 50'))).toBe(
      'An EAN-13 needs a label of 32.9 × 23.8 mm. Rotated, this one is large enough: 50 mm wide and 25 mm high.',
    )
  })
})
