import { useId } from 'react'
import { bannerPage } from '../../../content/custom-banner-designer.ts'
import { UploadMark } from '../../ui/upload-mark.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import type { Sending } from './use-sending.ts'

const { sending: words } = bannerPage

type FileFieldProps = {
  label: string
  hint: string
  accept: string
  /** What is missing where nothing is wrong with what was chosen. */
  missing?: string | null
  sending: Sending
}

/** Where a file is dropped or chosen: a file field takes both. */
export function FileField({ label, hint, accept, missing = null, sending }: FileFieldProps) {
  const id = useId()
  const { share } = sending
  const error = sending.error ?? missing
  return (
    <div>
      <label
        className={`relative flex items-center gap-3 rounded-md border-2 border-dashed bg-mist p-4 hover:border-gorge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid ${error === null ? 'border-line-strong' : 'border-maple'}`}
      >
        <input
          type="file"
          accept={accept}
          aria-label={label}
          aria-describedby={id}
          aria-invalid={error !== null || undefined}
          disabled={share !== null}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) sending.send(file)
            // The same file chosen again is a change again.
            event.currentTarget.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <UploadMark className="size-7 text-gorge" />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-slate">{hint}</span>
        </span>
      </label>
      {share !== null && (
        <div className="mt-2">
          <UploadProgress label={words.label} share={share} words={words} />
        </div>
      )}
      <div id={id} className="mt-1 text-sm font-semibold">
        <p role={error === null ? undefined : 'alert'} className="text-maple">
          {error}
        </p>
      </div>
    </div>
  )
}
