import { returnTermsCopy } from '../../../content/returns.ts'
import { shopFacts } from '../../../content/shop.ts'

/** The seller's name, address, phone number and return policy, which the law requires before an order is placed. */
export function SellerDetails() {
  const { street, city, province, postalCode } = shopFacts.address
  return (
    <div className="text-sm text-slate">
      <address className="not-italic">
        <span className="font-semibold text-river">{shopFacts.name}</span>
        <br />
        {street}, {city} {province} <span className="whitespace-nowrap">{postalCode}</span>
        <br />
        Phone:{' '}
        <a href={shopFacts.phoneLink} className="text-link inline-block min-h-6 leading-6">
          {shopFacts.phone}
        </a>
        <br />
        E-mail:{' '}
        <a href={`mailto:${shopFacts.email}`} className="text-link inline-block min-h-6 leading-6">
          {shopFacts.email}
        </a>
      </address>
      <details className="mt-2">
        <summary className="text-link py-1">{returnTermsCopy.title}</summary>
        {returnTermsCopy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
      </details>
    </div>
  )
}
