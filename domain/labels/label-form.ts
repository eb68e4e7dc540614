/** The initial values of the form for numbered labels. All are strings, as in a submitted form. */
export const LABEL_FORM_DEFAULTS = {
  kind: 'list',
  csv: '',
  codeColumn: '',
  lineColumns: '',
  firstRow: 'auto',
  prefix: '',
  from: '1',
  to: '100',
  digits: '6',
  symbology: 'code128',
  widthMm: '50',
  heightMm: '30',
  sheet: 'letter',
  resolution: '600',
  words: '',
  repeats: 'refuse',
} as const

export type LabelField = keyof typeof LABEL_FORM_DEFAULTS

/** Converts a submitted form to a request to the API. Nothing is validated here, because the API does that. */
export function toLabelSheetRequest(sent: Readonly<Record<string, string>>): object {
  const field = (name: LabelField): string => sent[name] ?? LABEL_FORM_DEFAULTS[name]
  const number = (name: LabelField): number | string => {
    const text = field(name).trim().replace(',', '.')
    return text === '' || !Number.isFinite(Number(text)) ? text : Number(text)
  }
  const source =
    field('kind') === 'serials'
      ? {
          kind: 'serials',
          prefix: field('prefix'),
          from: number('from'),
          to: number('to'),
          digits: number('digits'),
        }
      : {
          kind: 'list',
          csv: field('csv'),
          codeColumn: field('codeColumn'),
          lineColumns: field('lineColumns')
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== ''),
          firstRow: field('firstRow'),
        }
  return {
    source,
    symbology: field('symbology'),
    widthMm: number('widthMm'),
    heightMm: number('heightMm'),
    sheet: field('sheet'),
    resolution: number('resolution'),
    words: field('words'),
    repeats: field('repeats'),
  }
}

/** Finds the form field for an error in the API's response. For the path "source.lineColumns.0", it is lineColumns. */
export function findFormField(path: string): LabelField | null {
  const names = path.split('.')
  return (
    Object.keys(LABEL_FORM_DEFAULTS).find(
      (name): name is LabelField => names.includes(name) && name in LABEL_FORM_DEFAULTS,
    ) ?? null
  )
}
