import { type SubmitEvent, useState } from 'react'
import { questionCopy } from '../../../../content/reviews.ts'
import { QUESTION_LIMITS } from '../../../../domain/reviews/review-rules.ts'
import { callApi } from '../../../browser/call-api.ts'
import { showToast } from '../../../browser/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

const { ask } = questionCopy

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Sends a question to the shop; returns an error message, or null. */
async function sendQuestion(handle: string, form: FormData): Promise<string | null> {
  const email = textOf(form, 'email')
  const body = { text: textOf(form, 'text'), name: textOf(form, 'name'), ...(email !== '' && { email }) }
  const address = `/api/products/${encodeURIComponent(handle)}/questions`
  const answer = await callApi({ method: 'POST', address, body })
  if (answer.ok) return null
  if (answer.status === 422) return ask.invalid
  return answer.status === 429 ? ask.tooMany : ask.failed
}

export function AskForm({ handle }: { handle: string }) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    const failed = await sendQuestion(handle, new FormData(form))
    setSending(false)
    setFailure(failed)
    if (failed !== null) return
    form.reset()
    showToast({ ...ask.sent, style: 'plain' })
  }
  return (
    <form onSubmit={submit} aria-labelledby="ask" className="with-scripts grid gap-4 bg-paper p-5">
      <h3 id="ask" className="text-xl">
        {ask.title}
      </h3>
      <TextArea
        label={ask.text}
        name="text"
        required
        minLength={5}
        maxLength={QUESTION_LIMITS.body}
        rows={3}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={ask.name}
          name="name"
          required
          maxLength={QUESTION_LIMITS.author}
          autoComplete="nickname"
        />
        <Field label={ask.email} name="email" type="email" autoComplete="email" />
      </div>
      <p className="text-sm text-slate">{ask.consent}</p>
      {failure !== null && (
        <p role="alert" className="font-semibold text-maple">
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? ask.sending : ask.send}
        </Button>
      </div>
    </form>
  )
}
