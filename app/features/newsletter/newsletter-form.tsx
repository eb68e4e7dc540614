import { type SubmitEvent, useId, useState } from 'react'
import { newsletterPageCopy } from '../../../content/newsletter.ts'
import { shopFacts } from '../../../content/shop.ts'
import { trackEvent } from '../../browser/analytics.ts'
import { callApi } from '../../browser/call-api.ts'
import { showToast } from '../../browser/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { isNewsletterEmail, type NewsletterOutcome, newsletterCopy } from './newsletter-copy.ts'

/** The path of the page with the form. It is stored with the consent. */
type NewsletterFormProps = { page: string; email?: string }

async function subscribe(form: FormData): Promise<NewsletterOutcome> {
  const email = form.get('email')
  if (typeof email !== 'string' || !isNewsletterEmail(email)) return 'invalid-email'
  const body = { email, consent: form.get('consent') === 'yes', page: form.get('page') }
  const answer = await callApi({ method: 'POST', address: '/api/newsletter', body })
  if (answer.ok) return 'subscribed'
  return answer.status === 422 ? 'invalid-email' : 'failed'
}

/** The newsletter form. Without scripts, it is submitted to the newsletter's own page. */
export function NewsletterForm({ page, email = '' }: NewsletterFormProps) {
  const [outcome, setOutcome] = useState<NewsletterOutcome | 'idle' | 'submitting'>('idle')
  const id = useId()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // If the consent box isn't ticked, the browser points this out at the box and nothing is sent.
    const box = form.elements.namedItem('consent')
    if (box instanceof HTMLInputElement && !box.reportValidity()) return
    setOutcome('submitting')
    const result = await subscribe(new FormData(form))
    if (result === 'subscribed') {
      form.reset()
      trackEvent({ event: 'newsletter_subscribe', page })
    }
    setOutcome(result)
    const { title, text, style } = newsletterCopy[result]
    showToast({ title, text, style })
  }
  return (
    <form method="post" action="/newsletter" noValidate onSubmit={submit}>
      <input type="hidden" name="page" value={page} />
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        E-mail address
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <input
          id={id}
          type="email"
          name="email"
          required
          defaultValue={email}
          autoComplete="email"
          aria-invalid={outcome === 'invalid-email' ? true : undefined}
          className="min-h-12 min-w-0 flex-1 rounded-sm border border-line-strong bg-paper px-3 aria-invalid:border-2 aria-invalid:border-maple"
        />
        <Button type="submit" disabled={outcome === 'submitting'} className="min-h-12">
          {outcome === 'submitting' ? 'Subscribing...' : newsletterPageCopy.button}
        </Button>
      </div>
      <label className="mt-3 flex gap-2.5 text-sm text-slate">
        <input type="checkbox" name="consent" value="yes" required className="mt-0.5 size-5 shrink-0" />
        {newsletterPageCopy.consent()}
      </label>
      {outcome === 'subscribed' && <p className="mt-3 font-semibold">{newsletterPageCopy.next}</p>}
      <p className="mt-3 text-xs text-slate">
        Sent by {shopFacts.name}, {shopFacts.address.street}, {shopFacts.address.city},{' '}
        {shopFacts.address.province} {shopFacts.address.postalCode}.
      </p>
    </form>
  )
}
