import { myImagesCopy } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import { BackingSheet } from '../../ui/backing-sheet.tsx'
import { LoadingIndicator } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ImageCard } from './image-card.tsx'

const grid = 'mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4'
const SKELETON_COUNT = 4

type ImageGridProps = { images: readonly Image[]; onDelete: (image: Image) => void }

export function ImageGrid({ images, onDelete }: ImageGridProps) {
  if (images.length === 0)
    return (
      <div className="crop-marks mx-2 mt-8 grid items-center gap-x-10 bg-paper md:grid-cols-2">
        <BackingSheet kind="photos" />
        <div className="px-6 py-8 md:py-10 md:pr-10 md:pl-0">
          <p className="text-lg font-semibold">{myImagesCopy.list.empty}</p>
          <ol className="mt-4 grid list-decimal gap-2 pl-5 text-slate marker:font-bold marker:text-cut">
            {myImagesCopy.list.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    )
  return (
    <ul className={grid}>
      {images.map((image) => (
        <li key={image.id} className="min-w-0">
          <ImageCard image={image} onDelete={() => onDelete(image)} />
        </li>
      ))}
    </ul>
  )
}

export function ImageGridSkeleton() {
  return (
    <div className={grid}>
      <LoadingIndicator text={myImagesCopy.list.loading}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Skeleton key={index} className="h-80" />
        ))}
      </LoadingIndicator>
    </div>
  )
}
