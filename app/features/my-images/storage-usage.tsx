import type { Image } from '../../../contract/image.ts'
import { IMAGE_QUOTA } from '../../../domain/images/image-rules.ts'

const MB = 1024 * 1024

/** Shows how much of the visitor's storage is used. */
export function StorageUsage({ images }: { images: readonly Image[] }) {
  const bytes = images.reduce((sum, { size }) => sum + size, 0)
  const stored = images.reduce((sum, { size, hasData }) => sum + (hasData ? size : 0), 0)
  return (
    <p className="text-sm text-slate tabular-nums">
      {images.length} of {IMAGE_QUOTA.files} images, {inMb(bytes)} of {IMAGE_QUOTA.bytes / MB} MB
      {stored > 0 && ` (${inMb(stored)} of ${IMAGE_QUOTA.inDatabase / MB} MB in the database)`}
    </p>
  )
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1)
