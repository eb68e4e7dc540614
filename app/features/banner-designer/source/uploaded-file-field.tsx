import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { FileField } from '../../../ui/file-field.tsx'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import type { BannerUpload } from './use-upload.ts'

const { sending: words } = bannerDesignerCopy

type SentFileFieldProps = {
  label: string
  hint: string
  accept: string
  /** The message that a file is required; shown if there is no other error. */
  missing?: string | null
  sending: BannerUpload
}

/** A file field that uploads the file as soon as it is chosen. */
export function UploadedFileField({ label, hint, accept, missing = null, sending }: SentFileFieldProps) {
  const { share, error, note, send } = sending
  return (
    <div>
      <FileField
        label={label}
        accept={accept}
        drop={{ title: label, note: hint }}
        error={error ?? missing ?? undefined}
        disabled={share !== null}
        onFiles={([file]) => file && send(file)}
      />
      {note !== null && <output className="block mt-2 text-sm">{note}</output>}
      {share !== null && (
        <div className="mt-2">
          <UploadProgress label={words.label} share={share} words={words} />
        </div>
      )}
    </div>
  )
}
