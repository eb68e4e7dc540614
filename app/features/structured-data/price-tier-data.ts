import { shopFacts } from '../../../content/shop.ts'
import type { Calculator } from '../../../content/calculators/describe-calculator.ts'
import { listPriceTiers } from '../../../domain/calculators/price-tiers.ts'

/** Formats cents as dollars. The price of a label may have tenths of a cent. */
const dollars = (cents: number): string => (cents / 100).toFixed(Number.isInteger(cents) ? 2 : 4)

/**
 * Describes a calculator's item with its prices by quantity, before tax. The description is schema.org's AggregateOffer of
 * UnitPriceSpecifications with eligibleQuantity. Null if the item isn't sold by quantity.
 */
export function makePriceTierData(calculator: Calculator) {
  const ladder = listPriceTiers(calculator)
  const [first] = ladder
  const last = ladder.at(-1)
  if (!first || !last) return null
  const { title, path, image } = calculator
  const priceCurrency = shopFacts.currency
  return {
    '@type': 'Product',
    name: title,
    image,
    url: path,
    brand: { '@type': 'Brand', name: shopFacts.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency,
      lowPrice: dollars(last.eachCents),
      highPrice: dollars(first.eachCents),
      offerCount: ladder.length,
      offers: ladder.map(({ from, to, eachCents }) => ({
        '@type': 'Offer',
        url: path,
        price: dollars(eachCents),
        priceCurrency,
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: dollars(eachCents),
          priceCurrency,
          valueAddedTaxIncluded: false,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'C62' },
          eligibleQuantity: {
            '@type': 'QuantitativeValue',
            minValue: from,
            ...(to !== null && { maxValue: to }),
            unitCode: 'C62',
          },
        },
      })),
    },
  }
}
