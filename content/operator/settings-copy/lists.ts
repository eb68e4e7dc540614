import { ownDriverName } from '../../carriers.ts'
import type { SettingsCopy } from './settings-copy.ts'

const quantityColumns = { from: 'From, in pieces', percentOff: 'Per cent off' }
const weightColumns = { overKg: 'Over, in kg', priceCents: 'Price' }
const WHOLE_LINE = 'Once an order line has that many pieces, all of them cost less.'
const BY_WEIGHT = 'For lighter parcels, the price is under Shipping.'

/** Labels and hints of the settings for quantity discounts, parcels, carriers and rewards. */
export const listSettingsCopy = {
  quantityDiscounts: {
    decals: {
      label: 'Made-to-order decals',
      hint: 'Only the pieces from that quantity on cost less, not the ones before.',
      columns: quantityColumns,
    },
    apparel: { label: 'Printed apparel', hint: WHOLE_LINE, columns: quantityColumns },
    labels: { label: 'Labels by the thousand', hint: WHOLE_LINE, columns: quantityColumns },
    packaging: { label: 'Packaging mock-ups', hint: WHOLE_LINE, columns: quantityColumns },
  },
  parcels: {
    freeRegionalKg: { label: 'Free regional delivery up to (kg)' },
    freeCanadaKg: { label: 'Free shipping in Canada up to (kg)' },
    freeUsaKg: { label: 'Free shipping to the United States up to (kg)' },
    packagingGrams: {
      label: 'Weight of packaging, in grams',
      hint: 'Envelope, board and packing slip, added to the weight of every parcel.',
    },
    regionalByWeight: {
      label: 'Regional delivery: heavier parcels',
      hint: BY_WEIGHT,
      columns: weightColumns,
    },
    canadaByWeight: { label: 'Canada-wide: heavier parcels', hint: BY_WEIGHT, columns: weightColumns },
    usaByWeight: { label: 'United States: heavier parcels', hint: BY_WEIGHT, columns: weightColumns },
  },
  carriers: {
    list: {
      label: 'Carriers',
      hint: `Write {number} where the tracking number goes in the address. “${ownDriverName}” is always available.`,
      columns: { name: 'Name', page: 'Address of its tracking page' },
    },
  },
  rewardOffers: {
    list: {
      label: 'Rewards',
      hint: 'For a discount in dollars, “Orders over” must be at least the discount.',
      columns: {
        name: 'Name',
        pointsCost: 'Points',
        discountType: 'Discount in',
        discount: 'Discount',
        minimumSubtotalCents: 'Orders over',
        description: 'Description',
      },
      options: { percentage: 'per cent', fixed_amount: 'dollars' },
    },
  },
} satisfies SettingsCopy<'quantityDiscounts' | 'parcels' | 'carriers' | 'rewardOffers'>
