import { returnTerms } from '../../../content/returns.ts'
import { shop } from '../../../content/shop.ts'

/** The seller's name, address, phone number and return policy. The law requires them before an order is placed. */
export function Seller() {
  const { street, city, province, postalCode } = shop.address
  return (
    <div className="text-sm text-slate">
      <address className="not-italic">
        <span className="font-semibold text-river">{shop.name}</span>
        <br />
        {street}, {city} {province} <span className="whitespace-nowrap">{postalCode}</span>
        <br />
        Phone:{' '}
        <a href={shop.phoneLink} className="text-link">
          {shop.phone}
        </a>
        <br />
        E-mail:{' '}
        <a href={`mailto:${shop.email}`} className="text-link">
          {shop.email}
        </a>
      </address>
      <details className="mt-2">
        <summary className="text-link">{returnTerms.title}</summary>
        {returnTerms.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
      </details>
    </div>
  )
}
