import { ownDriverName } from '../../content/carriers.ts'
import { OWN_DRIVER_ID, toCarrierId } from '../../domain/order/carriers.ts'
import { findRewardFaults, toReward } from '../../domain/reward-points/rewards.ts'
import type { QuantityDiscount } from '../../domain/settings/default-factors.ts'
import type { Carrier, RewardOffer, RuleSettings, WeightPrice } from '../../domain/settings/default-rules.ts'
import { defineRowsSetting } from './row-kinds.ts'
import {
  defineChoiceSetting,
  defineIdSetting,
  defineMoneySetting,
  defineNumberSetting,
  type SettingGroup,
  defineTextSetting,
  defineTrackingPageSetting,
} from './setting-kinds.ts'

const discounts = (label: string, hint: string) =>
  defineRowsSetting<QuantityDiscount>({
    label,
    hint,
    most: 20,
    columns: {
      from: defineNumberSetting({ label: 'From, in pieces', least: 2, most: 100_000, whole: true }),
      percentOff: defineNumberSetting({ label: 'Per cent off', least: 0, most: 95 }),
    },
    judge: (steps) =>
      rises(steps.map(({ from }) => from)) && rises(steps.map(({ percentOff }) => percentOff))
        ? null
        : { code: 'quantity-discounts-not-rising' },
  })

const prices = (label: string) =>
  defineRowsSetting<WeightPrice>({
    label,
    hint: 'For lighter parcels, the price is under Shipping.',
    most: 20,
    columns: {
      overKg: defineNumberSetting({ label: 'Over, in kg', least: 0.001, most: 1_000 }),
      priceCents: defineMoneySetting({ label: 'Price' }),
    },
    judge: (steps) => (rises(steps.map(({ overKg }) => overKg)) ? null : { code: 'weights-not-rising' }),
  })

const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value))

const kg = (label: string) => defineNumberSetting({ label: `${label} up to (kg)`, least: 0, most: 1_000 })

export const quantityDiscountGroup: SettingGroup<RuleSettings['quantityDiscounts']> = {
  title: 'Quantity discounts',
  shownOn: 'Decals, apparel, labels and packaging, wherever a price is shown',
  fields: {
    decals: discounts(
      'Made-to-order decals',
      'Only the pieces from that quantity on cost less, not the ones before.',
    ),
    apparel: discounts('Printed apparel', 'Once an order line has that many pieces, all of them cost less.'),
    labels: discounts(
      'Labels by the thousand',
      'Once an order line has that many pieces, all of them cost less.',
    ),
    packaging: discounts(
      'Packaging mock-ups',
      'Once an order line has that many pieces, all of them cost less.',
    ),
  },
}

/** The form fields of the settings for parcels and carriers. Shipping prices have their own group. */
export const parcelGroups: { readonly [Name in 'parcels' | 'carriers']: SettingGroup<RuleSettings[Name]> } = {
  parcels: {
    title: 'Shipping by weight',
    shownOn: 'Product pages, cart and checkout',
    fields: {
      freeRegionalKg: kg('Free regional delivery'),
      freeCanadaKg: kg('Free shipping in Canada'),
      freeUsaKg: kg('Free shipping to the United States'),
      packagingGrams: defineNumberSetting({
        label: 'Weight of packaging, in grams',
        hint: 'Envelope, board and packing slip, added to the weight of every parcel.',
        least: 0,
        most: 10_000,
        whole: true,
      }),
      regionalByWeight: prices('Regional delivery: heavier parcels'),
      canadaByWeight: prices('Canada-wide: heavier parcels'),
      usaByWeight: prices('United States: heavier parcels'),
    },
  },
  carriers: {
    title: 'Carriers and tracking links',
    shownOn: 'Order pages, and shipping e-mails',
    fields: {
      list: defineRowsSetting<Carrier>({
        label: 'Carriers',
        hint: `Write {number} where the tracking number goes in the address. “${ownDriverName}” is always available.`,
        most: 20,
        columns: {
          name: defineTextSetting({ label: 'Name', most: 40 }),
          page: defineTrackingPageSetting({ label: 'Address of its tracking page' }),
        },
        judge: (list) => {
          const ids = list.map(({ name }) => toCarrierId(name))
          if (ids.includes('') || ids.includes(OWN_DRIVER_ID)) return { code: 'carrier-without-letters' }
          return new Set(ids).size === ids.length ? null : { code: 'carrier-name-twice' }
        },
      }),
    },
  },
}

export const rewardOfferGroup: SettingGroup<RuleSettings['rewardOffers']> = {
  title: 'What reward points buy',
  shownOn: 'The referrals page; codes that customers already got for points keep their discount',
  fields: {
    list: defineRowsSetting<RewardOffer>({
      label: 'Rewards',
      hint: 'For a discount in dollars, “Orders over” must be at least the discount.',
      most: 30,
      columns: {
        id: defineIdSetting(),
        name: defineTextSetting({ label: 'Name', most: 60 }),
        pointsCost: defineNumberSetting({ label: 'Points', least: 1, most: 1_000_000, whole: true }),
        discountType: defineChoiceSetting({ label: 'Discount in' }, [
          { value: 'percentage', label: 'per cent' },
          { value: 'fixed_amount', label: 'dollars' },
        ]),
        discount: defineNumberSetting({ label: 'Discount', least: 1, most: 1_000, whole: true }),
        minimumSubtotalCents: defineMoneySetting({ label: 'Orders over' }),
        description: defineTextSetting({ label: 'Description', most: 200 }),
      },
      judge: (offers) => {
        const [fault] = findRewardFaults(offers.map(toReward))
        return fault ? { code: 'reward', fault } : null
      },
    }),
  },
}
