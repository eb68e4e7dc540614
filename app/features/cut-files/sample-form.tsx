import { type SubmitEvent, useState } from 'react'
import { cutFilesCopy } from '../../../content/cut-files/cut-files-page.ts'
import { newsletterPageCopy } from '../../../content/newsletter.ts'
import { callApi } from '../../browser/call-api.ts'
import { showToast } from '../../browser/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

const { sample } = cutFilesCopy

export type SampleOutcome = 'idle' | 'sending' | 'sent' | 'subscribed' | 'invalid' | 'later' | 'failed'

const notes: Readonly<Partial<Record<SampleOutcome, string>>> = {
  get sent() {
    return `${sample.sent} ${sample.again}`
  },
  subscribed: `${sample.subscribed.title}. ${sample.subscribed.text}`,
  invalid: sample.invalid,
  later: sample.later,
  failed: sample.failed,
}

async function ask(form: FormData): Promise<SampleOutcome> {
  const wantsNewsletter = form.get('newsletter') === 'yes'
  const body = { name: form.get('name'), email: form.get('email'), newsletter: wantsNewsletter }
  const answer = await callApi({ method: 'POST', address: '/api/cut-files/sample', body })
  if (answer.ok) return wantsNewsletter ? 'subscribed' : 'sent'
  if (answer.status === 422) return 'invalid'
  return answer.status === 429 ? 'later' : 'failed'
}

/**
 * The form that requests a free sample by e-mail. Its checkbox subscribes to the newsletter and is optional. `first` is the result of a
 * form sent without scripts.
 */
export function SampleForm({ first }: { first: SampleOutcome }) {
  const [outcome, setOutcome] = useState<SampleOutcome>(first)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setOutcome('sending')
    const result = await ask(new FormData(form))
    setOutcome(result)
    if (result !== 'sent' && result !== 'subscribed') return
    form.reset()
    showToast({ ...(result === 'subscribed' ? sample.subscribed : sample.toast), style: 'plain' })
  }
  const note = notes[outcome]
  const isBad = outcome === 'invalid' || outcome === 'later' || outcome === 'failed'
  return (
    <form method="post" action="/cut-files/sample" onSubmit={submit} className="grid gap-4">
      <Field label={sample.name} name="name" required maxLength={80} autoComplete="name" />
      <Field label={sample.email} name="email" type="email" required maxLength={254} autoComplete="email" />
      <p className="text-sm text-slate">{sample.purpose}</p>
      <label className="flex gap-2.5 text-sm">
        <input type="checkbox" name="newsletter" value="yes" className="mt-0.5 size-5 shrink-0" />
        {newsletterPageCopy.consent()}
      </label>
      <div>
        <Button type="submit" kind="surface" size="large" disabled={outcome === 'sending'}>
          {outcome === 'sending' ? sample.sending : sample.button}
        </Button>
      </div>
      <output aria-live="polite" className={`block font-semibold ${isBad ? 'text-maple' : ''}`}>
        {note}
      </output>
    </form>
  )
}
