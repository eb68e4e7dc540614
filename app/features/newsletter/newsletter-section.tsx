// @chunk newsletter
import { newsletterPageCopy } from '../../../content/newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter form as a page's last section. The page's path is stored with the consent. */
export function NewsletterSection({ page }: { page: string }) {
  return (
    <section aria-labelledby="newsletter" className="page-width pt-20 pb-4 md:pt-28">
      <div className="crop-marks grid gap-x-16 gap-y-6 bg-paper p-6 md:p-12 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-2xl md:text-4xl">
            {newsletterPageCopy.title}
          </h2>
          <p className="mt-3 text-slate md:text-lg">{newsletterPageCopy.text}</p>
        </div>
        <NewsletterForm page={page} />
      </div>
    </section>
  )
}
