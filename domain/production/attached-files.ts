import { IMAGE_FORMATS, type ImageFormat, MAX_IMAGE_BYTES } from '../images/image-rules.ts'
import type { OrderStatus } from '../order/status.ts'
import type { JobState } from './job-state.ts'

/**
 * The maximum number of files attached to an order line, by customer and shop together, and the maximum size of each. (Not in the
 * specification.)
 */
export const ATTACHED_LIMITS = { files: 20, bytes: MAX_IMAGE_BYTES } as const

export type AttachedFileSource = 'customer' | 'shop'

const MADE: ReadonlySet<OrderStatus> = new Set(['paid', 'in-proof', 'approved', 'in-production'])

/**
 * Whether a file may be attached. Customers may attach files until the job is started, because files that arrive later would be overlooked.
 * The shop may attach them until the order is refunded.
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

/** Vector formats, which have no resolution of their own. */
const DRAWINGS: ReadonlySet<string> = new Set<ImageFormat>(['svg', 'pdf', 'ai'])
const MM_PER_INCH = 25.4
/**
 * The lowest resolution, in dots per inch, at which pixels aren't visible: `near` for a close view, `far` for a view from across a room
 * (see domain/calculators/murals).
 */
const SHARP_DPI = { near: 100, far: 60 } as const
/** From this length on, a piece is assumed to be seen from a distance, where a lower resolution is enough. */
const FAR_FROM_MM = 1_000

/**
 * Describes the problems to check before a file is printed at a size; null if there are none. Artwork may cover only a part of the piece. A
 * picture is therefore reported only if its resolution would be too low even when all of it fitted inside the piece.
 */
export function checkAttachedFile(
  { format, widthPx, heightPx, hasPreview }: ReadFile,
  size: Size | null,
): string | null {
  if (format === 'psd' && !hasPreview)
    return 'This Photoshop file has no flattened picture. Save it with "Maximize Compatibility" in 8-bit RGB, or as PDF.'
  if (size === null || widthPx === null || heightPx === null || DRAWINGS.has(format)) return null
  const [long, short] = [Math.max(size.widthMm, size.heightMm), Math.min(size.widthMm, size.heightMm)]
  const [longPx, shortPx] = [Math.max(widthPx, heightPx), Math.min(widthPx, heightPx)]
  const dpi = Math.round(Math.max(longPx / long, shortPx / short) * MM_PER_INCH)
  if (dpi >= (long > FAR_FROM_MM ? SHARP_DPI.far : SHARP_DPI.near)) return null
  return `At this size the picture has ${dpi} dots per inch, so its pixels may show. A larger picture or a PDF is better.`
}

const MB = 1024 * 1024
const KB = 1024

/** Describes a file's format and size: "PNG, 1.2 MB". */
export function describeFile({ format, size }: { format: string; size: number }): string {
  const kind = Object.entries(IMAGE_FORMATS).find(([key]) => key === format)?.[1].title ?? format
  const weight = size >= MB ? `${(size / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(size / KB))} KB`
  return `${kind}, ${weight}`
}
