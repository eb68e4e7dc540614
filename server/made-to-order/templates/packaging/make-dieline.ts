import { buildDieline } from '../../../../domain/packaging/build-dieline.ts'
import type { PackageSize } from '../../../../domain/packaging/package-types.ts'
import type { DrawnDieline } from './dieline-sheet.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The formats of dielines. The key is the file extension. Each format's code is loaded when it is needed. */
const FORMATS = {
  pdf: {
    type: 'application/pdf',
    make: async (drawn: DrawnDieline) => (await import('./dieline-pdf.ts')).writeDielinePdf(drawn),
  },
  svg: {
    type: 'image/svg+xml',
    make: async (drawn: DrawnDieline) => bytesOf((await import('./dieline-svg.ts')).drawDielineSvg(drawn)),
  },
  dxf: {
    type: 'image/vnd.dxf',
    make: async (drawn: DrawnDieline) => bytesOf((await import('./dieline-dxf.ts')).writeDielineDxf(drawn)),
  },
} as const
type DielineFormat = keyof typeof FORMATS

/** Whether dielines exist in the format with this file extension. */
export const isDielineFormat = (ending: string | undefined): ending is DielineFormat =>
  ending !== undefined && Object.hasOwn(FORMATS, ending)

export async function makeDieline(size: PackageSize, format: DielineFormat) {
  const { type, make } = FORMATS[format]
  const { width, height, depth } = size
  return {
    type,
    name: `dieline-${[size.type, width, height, ...(depth > 0 ? [depth] : [])].join('-')}.${format}`,
    bytes: await make({ size, dieline: buildDieline(size) }),
  }
}
