import { useState } from 'react'
import { myImages } from '../../../content/my-images.ts'
import { formatWords } from '../../../domain/images/image-rules.ts'
import { UploadMark } from '../../ui/upload-mark.tsx'

const { upload: words } = myImages

type DropZoneProps = {
  onFiles: (files: Iterable<File>) => void
  /** The page runs: several files can be taken at once. */
  isAwake: boolean
}

/** Where images are dropped or chosen: a file field takes both. Without scripts it is the browser's own field, which names its file. */
export function DropZone({ onFiles, isAwake }: DropZoneProps) {
  const [over, setOver] = useState(false)
  return (
    <label
      className={`relative grid min-h-44 place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed p-6 text-center hover:border-gorge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid ${over ? 'border-cut bg-mist-2' : 'border-line-strong bg-mist'}`}
    >
      <input
        type="file"
        name="image"
        accept="image/*"
        multiple={isAwake}
        aria-label={words.field}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file chosen again is a change again.
          event.currentTarget.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:mb-2 noscript:max-w-full noscript:opacity-100"
      />
      <UploadMark className="size-9 text-gorge" />
      <span className="with-scripts mt-2 text-lg font-bold">{words.drop}</span>
      <span className="text-link with-scripts">{words.choose}</span>
      <span className="mt-2 text-sm text-slate">{formatWords('gallery')}</span>
    </label>
  )
}
