import { useEffect, useState } from 'react'
import { myImagesCopy } from '../../../content/my-images.ts'
import { Icon } from '../../ui/icon.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { type ChosenImage, formatKilobytes } from './chosen-images.ts'
import { readAsDataUrl } from './read-file.ts'

const { upload: words } = myImagesCopy

type ChosenListProps = {
  chosen: readonly ChosenImage[]
  isSending: boolean
  onTakeOut: (key: number) => void
}

/** The chosen files with a preview and their progress. */
export function ChosenList({ chosen, isSending, onTakeOut }: ChosenListProps) {
  return (
    <ul
      aria-label={words.chosen}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-3"
    >
      {chosen.map((image) => (
        <li key={image.key} className="flex items-center gap-3 rounded-sm border border-line p-2">
          <Preview file={image.file} />
          <div className="min-w-0 grow">
            <p className="truncate text-sm font-bold" title={image.file.name}>
              {image.file.name}
            </p>
            <p className="text-sm text-slate tabular-nums">{formatKilobytes(image.file.size)}</p>
            <Progress image={image} />
          </div>
          <button
            type="button"
            disabled={isSending}
            onClick={() => onTakeOut(image.key)}
            aria-label={`${words.takeOut}: ${image.file.name}`}
            className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist disabled:opacity-40"
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Progress({ image: { file, share, error } }: { image: ChosenImage }) {
  if (error !== null)
    return (
      <p role="alert" className="text-sm font-semibold text-maple">
        {error || words.failed}
      </p>
    )
  if (share === null) return null
  return <UploadProgress label={`${words.sending} ${file.name}`} share={share} words={words} />
}

function Preview({ file }: { file: File }) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void readAsDataUrl(file).then((read) => wanted && setSrc(read))
    return () => {
      wanted = false
    }
  }, [file])
  if (src === null) return <span className="size-16 shrink-0 rounded-sm bg-mist" />
  return (
    <img
      src={src}
      alt=""
      width="64"
      height="64"
      onError={() => setSrc(null)}
      className="size-16 shrink-0 rounded-sm bg-mist object-contain"
    />
  )
}
