import { type SubmitEvent, useState } from 'react'
import { home } from '../../../content/home.ts'
import { shop } from '../../../content/shop.ts'
import { showToast } from '../../browser/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { isNewsletterEmail, type NewsletterOutcome, newsletterWords } from './newsletter-words.ts'

const ACTION = '/api/newsletter'

async function subscribe(form: FormData): Promise<NewsletterOutcome> {
  const email = form.get('email')
  if (typeof email !== 'string' || !isNewsletterEmail(email)) return 'invalid-email'
  const body = JSON.stringify({ email, consent: form.get('consent') === 'yes' })
  const response = await fetch(ACTION, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => null)
  return response?.ok ? 'subscribed' : 'failed'
}

export function NewsletterForm() {
  const [outcome, setOutcome] = useState<NewsletterOutcome | 'idle' | 'submitting'>('idle')
  const { title, text, consent, button } = home.newsletter
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // The browser's own words beside the box: an unticked one is no failure of the subscription.
    const box = form.elements.namedItem('consent')
    if (box instanceof HTMLInputElement && !box.reportValidity()) return
    setOutcome('submitting')
    const result = await subscribe(new FormData(form))
    if (result === 'subscribed') form.reset()
    setOutcome(result)
    const { title: words, text: details, style } = newsletterWords[result]
    showToast({ title: words, text: details, style })
  }
  return (
    <section aria-labelledby="newsletter" className="page-width pt-20 pb-4 md:pt-28">
      <div className="crop-marks grid gap-x-16 gap-y-6 bg-paper p-6 md:p-12 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-2xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-slate md:text-lg">{text}</p>
        </div>
        <form method="post" action={ACTION} noValidate onSubmit={submit} className="with-scripts">
          <label htmlFor="newsletter-email" className="mb-1 block text-sm font-semibold">
            Email address
          </label>
          <div className="flex gap-2 max-sm:flex-col">
            <input
              id="newsletter-email"
              type="email"
              name="email"
              required
              autoComplete="email"
              aria-invalid={outcome === 'invalid-email' ? true : undefined}
              className="min-h-12 min-w-0 flex-1 rounded-sm border border-line-strong bg-paper px-3 aria-invalid:border-2 aria-invalid:border-maple"
            />
            <Button type="submit" disabled={outcome === 'submitting'} className="min-h-12">
              {outcome === 'submitting' ? 'Subscribing...' : button}
            </Button>
          </div>
          <label className="mt-3 flex gap-2.5 text-sm text-slate">
            <input type="checkbox" name="consent" value="yes" required className="mt-0.5 size-5 shrink-0" />
            {consent}
          </label>
          <p className="mt-3 text-xs text-slate">
            Sent by {shop.name}, {shop.address.street}, {shop.address.city}, {shop.address.province}{' '}
            {shop.address.postalCode}.
          </p>
        </form>
      </div>
    </section>
  )
}
