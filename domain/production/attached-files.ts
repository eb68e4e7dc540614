import { IMAGE_FORMATS, type ImageFormat, MAX_IMAGE_BYTES } from '../images/image-rules.ts'
import type { OrderStatus } from '../order/status.ts'
import type { JobState } from './job-state.ts'

/**
 * Limits for the files of an order line: the number of files, and the size of each file. They are the same for files from the customer and
 * from the shop. (Not in the specification.)
 */
export const ATTACHED_LIMITS = { files: 20, bytes: MAX_IMAGE_BYTES } as const

export type AttachedFileSource = 'customer' | 'shop'

const MADE: ReadonlySet<OrderStatus> = new Set(['paid', 'in-proof', 'approved', 'in-production'])

/**
 * Whether a file may be attached now. Customers may attach files until the job has been started; later files could be overlooked. The shop
 * may attach files unless the order is cancelled or refunded.
 */
export function isAttachingAllowed(
  by: AttachedFileSource,
  { order, job }: { order: OrderStatus; job: JobState },
): boolean {
  if (by === 'customer') return MADE.has(order) && job === 'new'
  return order !== 'cancelled' && order !== 'refunded'
}

type ReadFile = { format: string; widthPx: number | null; heightPx: number | null; hasPreview: boolean }
type Size = { widthMm: number; heightMm: number }

/** Vector formats. Their resolution doesn't need to be checked. */
const DRAWINGS: ReadonlySet<string> = new Set<ImageFormat>(['svg', 'pdf', 'ai'])
const MM_PER_INCH = 25.4
/**
 * The lowest resolutions at which pixels aren't visible, in dots per inch: for pieces that are seen from close up (`near`) and from across
 * a room (`far`, as in domain/calculators/murals).
 */
const MIN_SHARP_DPI = { near: 100, far: 60 } as const
/** Pieces of at least this length are seen from a distance, so a lower resolution is enough. */
const VIEWED_FROM_AFAR_MM = 1_000

/** A problem of an attached file. content/attached-files.ts has a sentence for each problem. */
export type AttachedFileProblem = { code: 'no-flat-picture' } | { code: 'low-resolution'; dpi: number }

/**
 * Finds a problem that a person should check before a file is printed at this size; null if there is no problem. It isn't known how large
 * the artwork is on the piece, so the resolution of a picture is computed as if the whole picture were fitted into the piece.
 */
export function checkAttachedFile(
  { format, widthPx, heightPx, hasPreview }: ReadFile,
  size: Size | null,
): AttachedFileProblem | null {
  if (format === 'psd' && !hasPreview) return { code: 'no-flat-picture' }
  if (size === null || widthPx === null || heightPx === null || DRAWINGS.has(format)) return null
  const [long, short] = [Math.max(size.widthMm, size.heightMm), Math.min(size.widthMm, size.heightMm)]
  const [longPx, shortPx] = [Math.max(widthPx, heightPx), Math.min(widthPx, heightPx)]
  const dpi = Math.round(Math.max(longPx / long, shortPx / short) * MM_PER_INCH)
  if (dpi >= (long > VIEWED_FROM_AFAR_MM ? MIN_SHARP_DPI.far : MIN_SHARP_DPI.near)) return null
  return { code: 'low-resolution', dpi }
}

const MB = 1024 * 1024
const KB = 1024

/** Describes a file's format and size: "PNG, 1.2 MB". */
export function describeFile({ format, size }: { format: string; size: number }): string {
  const kind = Object.entries(IMAGE_FORMATS).find(([key]) => key === format)?.[1].title ?? format
  const weight = size >= MB ? `${(size / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(size / KB))} KB`
  return `${kind}, ${weight}`
}
