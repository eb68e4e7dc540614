import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Button } from '../../../ui/button.tsx'
import { formatMoment } from '../frame/moment.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { AddFiles } from './add-files.tsx'
import { useFileList } from './use-file-list.ts'

const { attached: words } = operatorOrdersCopy

type Job = NonNullable<OperatorOrder['lines'][number]['job']>

/** The files that customer and staff attached to a job, with a field that adds more. */
export function AttachedFiles({ job, reload }: { job: Job; reload: () => Promise<void> }) {
  const { attached, attachPath } = job
  const { problem, busy, removal, add, remove } = useFileList(attachPath, reload)
  if (attached.length === 0 && attachPath === null) return null
  return (
    <div className="mt-1">
      {attached.length > 0 && (
        <ul aria-label={words.title.replace('{number}', job.number)} className="grid gap-1.5">
          {attached.map((file) => (
            <li key={file.id} className="flex gap-2">
              {file.picture !== null && (
                <img src={file.picture} alt="" loading="lazy" className="size-10 shrink-0 object-contain" />
              )}
              <div className="min-w-0">
                <a href={file.file} className="text-link break-all">
                  {file.name}
                </a>{' '}
                <span className="text-slate">
                  {file.facts}, {words.from[file.addedBy]}, {formatMoment(file.addedAt)}
                </span>
                {file.finding !== null && <p className="font-semibold">{file.finding}</p>}
              </div>
              {attachPath !== null && (
                <Button
                  kind="outline"
                  size="small"
                  className="self-start"
                  disabled={removal.busy}
                  aria-label={words.remove.replace('{name}', file.name)}
                  onClick={() => void remove(file.file)}
                >
                  {words.removeShort}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RefusalNote change={removal} onNewest={reload} />
      {attachPath !== null && (
        <AddFiles
          summary={words.open}
          label={words.add.replace('{number}', job.number)}
          hint={busy ? words.sending : words.hint}
          problem={problem}
          busy={busy}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  )
}
