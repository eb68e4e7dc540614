import { productPageCopy } from '../../../content/product-page.ts'
import type { DescriptionFact } from '../../../domain/catalogue/description-facts.ts'

/** The product's material, size, application and care, extracted from its description. */
export function ProductDetails({ facts }: { facts: readonly DescriptionFact[] }) {
  if (facts.length === 0) return null
  const { title, otherTitle } = productPageCopy.facts
  return (
    <section aria-labelledby="facts" className="border-t border-line pt-5">
      <h2 id="facts" className="mb-3 text-xl">
        {facts.some(({ label }) => label.startsWith('Material')) ? title : otherTitle}
      </h2>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(({ label, html }) => (
          <div key={label} className="contents">
            <dt className="text-sm font-bold max-sm:-mb-2">{label}</dt>
            <dd className="product-description" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </dl>
    </section>
  )
}
