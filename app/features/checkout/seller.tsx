import { shop } from '../../../content/shop.ts'

/** Who sells: name, address and phone, as the law wants them before an order is placed. */
export function Seller() {
  const { street, city, province, postalCode } = shop.address
  return (
    <address className="text-sm text-slate not-italic">
      <span className="font-semibold text-river">{shop.name}</span>
      <br />
      {street}, {city} {province} {postalCode}
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
      <br />
      <a href="/returns" className="text-link">
        Returns and refunds
      </a>
    </address>
  )
}
