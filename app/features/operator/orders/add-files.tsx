import { FileField } from '../../../ui/file-field.tsx'
import { Icon } from '../../../ui/icon.tsx'

type AddFilesProps = {
  /** The text that opens the field. */
  summary: string
  label: string
  hint: string
  problem: string | undefined
  busy: boolean
  onFiles: (files: readonly File[]) => void
}

/** A folded field that adds files. It stays open while files are sent and if they were refused. */
export const AddFiles = ({ summary, problem, busy, ...field }: AddFilesProps) => (
  <details open={problem !== undefined || busy || undefined}>
    <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 font-semibold text-gorge">
      <Icon name="plus" className="size-4" />
      {summary}
    </summary>
    <FileField {...field} size="small" error={problem} multiple disabled={busy} className="mb-2 max-w-sm" />
  </details>
)
