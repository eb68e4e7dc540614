import type { LabelDrawing } from '../../../../decal/labels/label-drawing.ts'
import { writeLabelTemplatePdf } from '../../../../decal/labels/label-pdf.ts'
import { drawLabelSvg } from '../../../../decal/labels/label-svg.ts'
import { drawAssetTag } from './asset-tag.ts'
import { drawRetailLabel } from './retail-label.ts'
import { drawShippingLabel } from './shipping-label.ts'

/** The label templates. Their sample numbers aren't assigned to any real owner or product. */
const drawings = {
  'shipping-label': { title: 'Shipping and product label, 4 × 6 in', draw: drawShippingLabel },
  'retail-label': { title: 'Retail label with EAN-13 and QR code, 60 × 60 mm', draw: drawRetailLabel },
  'asset-tag': { title: 'Asset tag with serial number, 50 × 25 mm', draw: drawAssetTag },
} as const satisfies Record<string, { title: string; draw: () => LabelDrawing }>

type LabelName = keyof typeof drawings

/** Exports a label template. Codes are shapes, text can be edited, and cut line and guides are separate layers. */
export async function writeLabelTemplate(
  name: LabelName,
  format: 'pdf' | 'svg',
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, draw } = drawings[name]
  return format === 'pdf'
    ? writeLabelTemplatePdf(draw(), title)
    : new TextEncoder().encode(drawLabelSvg(draw(), { title }))
}
