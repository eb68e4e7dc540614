import { type SubmitEvent, useState } from 'react'
import { reviewCopy } from '../../../../content/reviews.ts'
import { REPORT_REASONS } from '../../../../domain/reviews/review-rules.ts'
import { callApi } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/button.tsx'

const { report } = reviewCopy

/** Reports a review to the shop, with a reason. */
export function ReportForm({ reviewId }: { reviewId: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    setState('sending')
    const address = `/api/reviews/${reviewId}/report`
    const { ok } = await callApi({ method: 'POST', address, body: { reason } })
    setState(ok ? 'sent' : 'failed')
  }
  if (state === 'sent') return <output className="py-2 text-sm font-semibold">{report.sent}</output>
  return (
    <details className="max-w-2xl text-sm">
      <summary className="inline-flex min-h-10 cursor-pointer items-center px-2 text-slate underline">
        {report.open}
      </summary>
      <form onSubmit={send} className="mt-2 bg-paper p-4">
        <fieldset>
          <legend className="font-bold">{report.title}</legend>
          <p className="mb-2 text-slate">{report.text}</p>
          {REPORT_REASONS.map((reason) => (
            <label key={reason} className="flex min-h-10 items-center gap-2.5">
              <input type="radio" name="reason" value={reason} required className="size-5" />
              {report.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="small" disabled={state === 'sending'} className="mt-3">
          {report.send}
        </Button>
        {state === 'failed' && (
          <p role="alert" className="mt-2 text-maple">
            {reviewCopy.failed}
          </p>
        )}
      </form>
    </details>
  )
}
