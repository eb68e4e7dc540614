import type { Image } from '../../../contract/image.ts'
import { IMAGE_FORMATS, type ImageFormat } from '../../../domain/images/image-rules.ts'
import type { ImageRow } from '../images/images.ts'

const VECTOR_FORMATS: ReadonlySet<string> = new Set(['svg', 'pdf', 'ai'])
const isFormat = (format: string): format is ImageFormat => format in IMAGE_FORMATS

export function toImageView(row: ImageRow, note: string | null = null): Image {
  const { id, originalName, size, createdAt, storage, format, widthPx, heightPx, hasPreview } = row
  const hasData = storage === 'database'
  return {
    id,
    ...(!hasData && { url: `/api/images/${id}` }),
    originalName,
    size,
    createdAt: createdAt.toISOString(),
    hasData,
    format,
    mimeType: isFormat(format) ? IMAGE_FORMATS[format].mime : 'application/octet-stream',
    width: widthPx,
    height: heightPx,
    isDrawing: VECTOR_FORMATS.has(format),
    hasPreview,
    ...(note !== null && { note }),
  }
}
