import { reviewPageCopy } from '../../../../content/reviews.ts'
import type { ReviewedProduct, ReviewsPage } from '../../../../contract/reviews-page.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ReviewForm } from './review-form.tsx'

/** The products of an order, each with a form for the buyer's review. */
export function ReviewsView({ page }: { page: ReviewsPage }) {
  return (
    <div
      className={`page-width py-8 md:py-12 ${page.products.length > 1 ? 'max-lg:max-w-3xl' : 'max-w-3xl'}`}
    >
      <h1 className="text-3xl md:text-4xl">{reviewPageCopy.heading}</h1>
      <p className="mt-3 md:text-lg">{reviewPageCopy.lead}</p>
      <p className="mt-2 text-sm text-slate">{reviewPageCopy.publication}</p>
      <div className={`mt-8 grid items-start gap-8 ${page.products.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {page.products.map((product) => (
          <BoughtProduct key={product.handle} product={product} token={page.token} />
        ))}
      </div>
      <p className="mt-8">
        <a href={`/orders/${page.token}`} className="text-link py-2">
          {reviewPageCopy.back} {page.orderNumber}
        </a>
      </p>
    </div>
  )
}

function BoughtProduct({ product, token }: { product: ReviewedProduct; token: string }) {
  const { handle, title, imageSrc, state, open } = product
  const id = `review-${handle}`
  return (
    <section id={handle} aria-labelledby={id} className="scroll-mt-32 bg-paper p-5 md:p-8">
      <div className="flex items-center gap-4">
        <Picture src={imageSrc} alt="" sizes="5rem" upTo={240} className="size-20 shrink-0" />
        <h2 id={id} className="text-xl md:text-2xl">
          <a href={`/product/${handle}`} className="inline-block min-h-6 hover:underline">
            {title}
          </a>
        </h2>
      </div>
      <WhatBecame product={product} />
      {open ? <ReviewForm product={product} token={token} /> : state && <ReadOnlyReview product={product} />}
    </section>
  )
}

function WhatBecame({ product: { state, editableUntil, justKept } }: { product: ReviewedProduct }) {
  if (state === null) return null
  const look = state === 'published' ? 'border-gorge' : 'border-hi-vis'
  return (
    <div role={justKept ? 'status' : undefined} className={`mt-4 border-l-4 bg-mist p-4 ${look}`}>
      <p className="font-semibold">{reviewPageCopy.states[state]}</p>
      {editableUntil !== null && (
        <p className="text-sm text-slate">You can change it until {editableUntil}.</p>
      )}
    </div>
  )
}

/** Shows a review that can no longer be changed. */
function ReadOnlyReview({ product: { fields } }: { product: ReviewedProduct }) {
  return (
    <div className="mt-4">
      <p className="font-bold">
        {fields.rating} of 5 stars{fields.title && `: ${fields.title}`}
      </p>
      <p className="mt-1 whitespace-pre-line">{fields.text}</p>
    </div>
  )
}
