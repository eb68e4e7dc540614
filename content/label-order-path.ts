import { LABEL_QUANTITIES, labelRules } from '../domain/calculators/labels.ts'
import { LABEL_FORM_DEFAULTS, type LabelField } from '../domain/labels/label-form.ts'
import { formatNumber } from '../domain/written-number.ts'

/**
 * Returns a URL that opens the label calculator with its form filled in for these labels. The quantity is the smallest offered quantity
 * that is enough for the list, or the largest offered quantity if none is enough.
 */
export function buildLabelOrderPath(form: Readonly<Record<string, string>>, count: number): string {
  const field = (name: LabelField): string => form[name] ?? LABEL_FORM_DEFAULTS[name]
  const isRange = field('kind') === 'serials'
  const numbered = (number: string): string =>
    `${field('prefix')}${number.padStart(Number(field('digits')) || 0, '0')}`
  const quantity = LABEL_QUANTITIES.find((offered) => offered >= count) ?? LABEL_QUANTITIES.at(-1)
  const type = field('symbology') === 'qr' ? 'qr' : isRange ? 'serial' : 'barcode'
  const codes = isRange ? `${numbered(field('from'))} to ${numbered(field('to'))}` : 'from my list'
  const words = `${formatNumber(count)} labels, ${field('widthMm')} × ${field('heightMm')} mm, ${codes}`
  const query = new URLSearchParams({ type, quantity: String(quantity), words: words.slice(0, 300) })
  return `${labelRules.path}?${query}#calculator`
}
