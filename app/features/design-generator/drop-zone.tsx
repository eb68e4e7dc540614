import { useState } from 'react'
import { designGenerator } from '../../../content/design-generator.ts'
import { UploadMark } from '../../ui/upload-mark.tsx'
import { ACCEPT } from './file-check.ts'

type DropZoneProps = {
  onFile: (file: File) => void
  /** What is wrong with the file that was chosen. */
  error: string | null
}

/** Where a file is dropped or chosen: a file field takes both. */
export function DropZone({ onFile, error }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const { drop, choose, hint, further } = designGenerator.upload
  return (
    <div>
      <label
        className={`relative grid min-h-56 place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed p-6 text-center hover:border-gorge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid ${over ? 'border-cut bg-mist-2' : error === null ? 'border-line-strong bg-mist' : 'border-maple bg-mist'}`}
      >
        <input
          type="file"
          name="file"
          accept={ACCEPT}
          aria-label="Design file"
          aria-describedby="file-note"
          aria-invalid={error !== null || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) onFile(file)
            // The same file chosen again is a change again.
            event.currentTarget.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <UploadMark className="size-9 text-gorge" />
        <span className="mt-2 text-lg font-bold">{drop}</span>
        <span className="text-link">{choose}</span>
        <span className="mt-2 text-sm font-semibold">{hint}</span>
        <span className="text-sm text-slate">{further}</span>
      </label>
      <p id="file-note" role={error === null ? undefined : 'alert'} className="mt-1 font-semibold text-maple">
        {error}
      </p>
    </div>
  )
}
