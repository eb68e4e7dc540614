import { myImagesCopy } from '../../../content/my-images.ts'
import type { Image } from '../../../contract/image.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Picture, PLACEHOLDER_PICTURE } from '../../ui/picture.tsx'
import { formatKilobytes } from './chosen-images.ts'

const words = myImagesCopy.card

type ImageCardProps = { image: Image; onDelete: () => void }

export function ImageCard({ image, onDelete }: ImageCardProps) {
  const { id, originalName } = image
  const named = <span className="sr-only"> {originalName}</span>
  return (
    <article className="flex h-full flex-col rounded-md bg-paper shadow-contact">
      <Picture
        src={image.hasPreview ? (image.url ?? `/api/images/${id}`) : PLACEHOLDER_PICTURE}
        alt={originalName}
        width={image.width}
        height={image.height}
        sizes="300px"
        className="aspect-square w-full rounded-t-md bg-mist object-contain p-3"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3 md:p-4">
        <h3 className="font-sans text-base leading-snug font-bold break-words">{originalName}</h3>
        <Facts image={image} />
        <div className="mt-auto grid gap-2 pt-3">
          <form method="post" action={`/images/${id}/decal`} className="grid">
            <Button type="submit" size="small">
              {words.decal}
              {named}
            </Button>
          </form>
          <a href={`/custom-banner-designer?image=${id}`} className={getButtonClass('outline', 'small')}>
            {words.banner}
            {named}
          </a>
        </div>
        <div className="-mb-1 flex flex-wrap justify-between gap-x-3">
          <a href={`/api/images/${id}/original`} download className="text-link py-2 text-sm">
            {words.original}
            {named}
          </a>
          <button type="button" onClick={onDelete} className="with-scripts text-link py-2 text-sm">
            {words.remove}
            {named}
          </button>
          <a href={`/images?delete=${id}`} className="without-scripts text-link py-2 text-sm">
            {words.remove}
            {named}
          </a>
        </div>
      </div>
    </article>
  )
}

function Facts({ image }: { image: Image }) {
  const { format, size, width, height, hasData, isDrawing } = image
  const pixels = width === null || height === null || isDrawing ? null : `${width} × ${height} px`
  const kept = hasData ? words.inDatabase : words.inFile
  return (
    <p className="text-sm text-slate tabular-nums">
      {format.toUpperCase()}, {formatKilobytes(size)}, {kept}
      {pixels !== null && (
        <>
          <br />
          {pixels}
        </>
      )}
    </p>
  )
}
