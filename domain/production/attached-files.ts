import { IMAGE_FORMATS, type ImageFormat, LARGEST_IMAGE_BYTES } from '../images/image-rules.ts'
import type { OrderStatus } from '../order/status.ts'
import type { JobState } from './job-state.ts'

/** Files attached to one order line, from both sides together, and bytes of each. (Ours.) */
export const ATTACHED_LIMITS = { files: 20, bytes: LARGEST_IMAGE_BYTES } as const

export type AddedBy = 'customer' | 'shop'

const MADE: ReadonlySet<OrderStatus> = new Set(['paid', 'in-proof', 'approved', 'in-production'])

/** A customer's file comes until the job is begun, because nobody would look at it later; the shop's until the money is back. */
export function mayAttach(by: AddedBy, { order, job }: { order: OrderStatus; job: JobState }): boolean {
  if (by === 'customer') return MADE.has(order) && job === 'new'
  return order !== 'cancelled' && order !== 'refunded'
}

type ReadFile = { format: string; widthPx: number | null; heightPx: number | null; hasPreview: boolean }
type Size = { widthMm: number; heightMm: number }

/** Formats without pixels of their own. */
const DRAWINGS: ReadonlySet<string> = new Set<ImageFormat>(['svg', 'pdf', 'ai'])
const MM_PER_INCH = 25.4
/** Dots per inch below which pixels may show: read by hand, and from across a room (see domain/calculators/murals). */
const SHARP_DPI = { near: 100, far: 60 } as const
/** Longer pieces are looked at from across a room. */
const FAR_FROM_MM = 1_000

/**
 * What to look at before a file is printed at a size, in words; null if there's nothing. The artwork may cover only a part of the piece, so only
 * a picture is named that is too coarse for any way of placing it.
 */
export function findInAttachedFile(
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
  return `This picture has ${dpi} dots an inch at the size of the item, so its pixels may show. A larger picture or a PDF is better.`
}

const MB = 1024 * 1024
const KB = 1024

/** Its kind and weight in words: "PNG, 1.2 MB". */
export function fileFacts({ format, size }: { format: string; size: number }): string {
  const kind = Object.entries(IMAGE_FORMATS).find(([key]) => key === format)?.[1].title ?? format
  const weight = size >= MB ? `${(size / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(size / KB))} KB`
  return `${kind}, ${weight}`
}
