import { useState } from 'react'
import { operatorOrders } from '../../../../content/operator/orders.ts'
import type { AttachedFileView } from '../../../../contract/job.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { momentText } from '../frame/moment.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { sendForm } from '../frame/send-form.ts'
import { useChange } from '../frame/use-change.ts'

const { attached: words } = operatorOrders

type Job = NonNullable<OperatorOrder['lines'][number]['job']>

/** The files of a job from customer and staff, and a field for more. */
export function AttachedFiles({ job, reload }: { job: Job; reload: () => Promise<void> }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const removal = useChange()
  const { attached, attachPath } = job
  const send = async (files: readonly File[]) => {
    if (attachPath === null) return
    setBusy(true)
    setProblem(null)
    for (const file of files) {
      const answer = await sendForm(attachPath, file)
      if (answer.ok) continue
      setProblem(`${file.name}: ${answer.message}`)
      break
    }
    await reload()
    setBusy(false)
  }
  const remove = async (file: AttachedFileView) => {
    const answer = await removal.send({ method: 'DELETE', address: file.file })
    if (answer.ok) await reload()
  }
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
                  {file.facts}, {words.from[file.addedBy]}, {momentText(file.addedAt)}
                </span>
                {file.finding !== null && <p className="font-semibold">{file.finding}</p>}
              </div>
              {attachPath !== null && (
                <Button
                  kind="outline"
                  size="small"
                  disabled={removal.busy}
                  aria-label={words.remove.replace('{name}', file.name)}
                  onClick={() => void remove(file)}
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
        <FileField
          size="small"
          label={words.add.replace('{number}', job.number)}
          hint={busy ? words.sending : words.hint}
          error={problem ?? undefined}
          multiple
          disabled={busy}
          onFiles={(files) => void send(files)}
          className="mt-1 max-w-sm"
        />
      )}
    </div>
  )
}
