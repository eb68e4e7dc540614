import { type SubmitEvent, useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { DesignRequest } from '../../../../contract/design-request.ts'
import type { Problem } from '../../../../contract/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const { designs: words } = operatorOrdersCopy

type ProposeVersionProps = { request: DesignRequest; onSent: () => Promise<void> }

/** Proposes a version of a design to the customer, who gets an e-mail. */
export function ProposeVersionForm({ request, onSent }: ProposeVersionProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setProblem(await send(request.id, new FormData(form)))
    setBusy(false)
  }
  const send = async (id: number, body: FormData): Promise<string | null> => {
    try {
      const address = `/api/operator/design-requests/${id}/versions`
      const response = await fetch(address, { method: 'POST', body })
      if (!response.ok) {
        const told: Partial<Problem> = await response.json()
        return told.detail ?? operatorFrameCopy.refused.failed
      }
      await onSent()
      return null
    } catch {
      return operatorFrameCopy.refused.offline
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 grid max-w-lg gap-2">
      <h3 className="font-semibold">{words.propose}</h3>
      <FileField size="small" label={words.fileField} name="file" required />
      <TextArea size="small" label={words.noteField} name="note" rows={2} maxLength={2_000} />
      {problem !== null && (
        <p role="alert" className="font-semibold text-maple">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" kind="outline" size="small" disabled={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
