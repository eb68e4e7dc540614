import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { newsletterPageCopy } from '../../../content/newsletter.ts'
import type { NewsletterPage } from '../../../contract/newsletter.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ExampleIssue } from './example-issue.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterCopy } from './newsletter-copy.ts'

/** Error messages for the form sent without scripts, which can't show toasts. */
const problems = {
  'invalid-email': newsletterCopy['invalid-email'].text,
  'no-consent': 'Please check the box. We need your consent to send you e-mails.',
  'too-many': TOO_MANY_REQUESTS,
} as const

/** The newsletter's own page in each of its states. It works without scripts. */
export function NewsletterPageView({ page }: { page: NewsletterPage }) {
  switch (page.kind) {
    case 'form':
      return <FormPage page={page} />
    case 'confirm':
    case 'unsubscribe':
      return <Question page={page} />
    case 'unknown':
      return (
        <Notice level={1} {...newsletterPageCopy.pages.unknown}>
          <a href="/newsletter" className={getButtonClass('outline')}>
            {newsletterPageCopy.button}
          </a>
        </Notice>
      )
    case 'sent':
    case 'confirmed':
    case 'unsubscribed':
      return (
        <Notice level={1} {...newsletterPageCopy.pages[page.kind]}>
          <a href="/shop" className={getButtonClass('outline')}>
            Back to the shop
          </a>
        </Notice>
      )
  }
}

function FormPage({ page }: { page: Extract<NewsletterPage, { kind: 'form' }> }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-12 pt-1 pb-8 lg:grid-cols-2 lg:gap-x-24 lg:pt-8">
      <div className="min-w-0">
        <h1 className="text-3xl md:text-5xl">{newsletterPageCopy.title}</h1>
        <p className="mt-3 mb-6 text-slate md:text-lg">{newsletterPageCopy.text}</p>
        {page.problem && <FaultSummary title={problems[page.problem]} className="mb-5" />}
        <NewsletterForm page="/newsletter" email={page.email} />
      </div>
      <div className="min-w-0 max-md:px-2">
        <ExampleIssue />
      </div>
    </div>
  )
}

function Question({ page }: { page: Extract<NewsletterPage, { kind: 'confirm' | 'unsubscribe' }> }) {
  const { title, button } = newsletterPageCopy.pages[page.kind]
  return (
    <Notice level={1} title={title} text={page.email}>
      <form method="post" action={page.path}>
        <Button type="submit" kind="primary">
          {button}
        </Button>
      </form>
    </Notice>
  )
}
