import { myImages } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ImageCard } from './image-card.tsx'

const grid = 'mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4'
const SKELETONS = 4

type ImageGridProps = { images: readonly Image[]; onDelete: (image: Image) => void }

export function ImageGrid({ images, onDelete }: ImageGridProps) {
  if (images.length === 0)
    return <p className="crop-marks mt-6 bg-paper px-6 py-12 text-center text-lg">{myImages.list.empty}</p>
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
      <Loading text={myImages.list.loading}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="h-80" />
        ))}
      </Loading>
    </div>
  )
}
