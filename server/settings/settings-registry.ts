import { normalisePostalCode } from '../../domain/checkout/postal-code.ts'
import { PROVINCES } from '../../domain/checkout/provinces.ts'
import { LOCAL_DISCOUNT_CODE } from '../../domain/checkout/free-shipping-offers.ts'
import { type Settings, WEEKDAYS } from '../../domain/settings/default-settings.ts'
import { priceGroups } from './price-groups.ts'
import { priceFactorGroups } from './factor-groups.ts'
import { parcelGroups, quantityDiscountGroup, rewardOfferGroup } from './list-groups.ts'
import { defineTaxRatesSetting } from './tax-rate-rows.ts'
import { mailGroups } from './mail-groups.ts'
import { shopRuleGroups } from './rule-groups.ts'
import {
  defineChoiceSetting,
  defineColourSetting,
  defineDateSetting,
  defineDatesSetting,
  defineEmailSetting,
  defineEmailListSetting,
  definePatternTextSetting,
  defineLinesSetting,
  defineMoneySetting,
  defineNumberSetting,
  definePhoneSetting,
  definePictureSetting,
  defineMultipleChoiceSetting,
  type SettingGroup,
  defineTextSetting,
  defineTimeSetting,
  defineUrlSetting,
} from './setting-kinds.ts'

const STAFF_HINT = 'One address per line. Leave empty to use the shop’s e-mail.'

const taxNumber = (title: string, example: string) =>
  defineTextSetting({ label: `${title}: number`, hint: `Such as ${example}.`, most: 40, optional: true })
const taxFrom = (title: string) => defineDateSetting({ label: `${title}: charged from`, optional: true })

const days = (label: string) =>
  defineNumberSetting({
    label,
    hint: 'Business days, starting the day after the order.',
    least: 0,
    most: 90,
    whole: true,
  })

/**
 * All settings in the order of the settings page, with their labels and accepted values. Forms, validation, history and undo are made from
 * this list. To add a setting, add its default in domain/settings and an entry here.
 */
export const settingsRegistry: { readonly [Name in keyof Settings]: SettingGroup<Settings[Name]> } = {
  shop: {
    title: 'Name and address',
    shownOn: 'Every page, e-mail, receipt, quote and packing slip',
    fields: {
      name: defineTextSetting({ label: 'Shop name', most: 60 }),
      legalName: defineTextSetting({ label: 'Legal name', hint: 'On receipts and quotes.' }),
      tagline: defineTextSetting({ label: 'Tagline', hint: 'In the bar at the top of every page.' }),
      about: defineTextSetting({
        label: 'About the shop',
        hint: 'In the footer of every page.',
        most: 400,
        kind: 'paragraph',
      }),
      founded: defineNumberSetting({
        label: 'In business since (year)',
        least: 1800,
        most: 2200,
        whole: true,
      }),
      street: defineTextSetting({ label: 'Street and number' }),
      city: defineTextSetting({ label: 'City', most: 60 }),
      province: defineChoiceSetting(
        { label: 'Province or territory' },
        PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
      ),
      postalCode: definePatternTextSetting(
        { label: 'Postal code' },
        { form: (typed) => normalisePostalCode('CA', typed), format: 'postal-code' },
      ),
      latitude: defineNumberSetting({
        label: 'Latitude',
        hint: 'Of your city, for search engines: 43.1594.',
        least: -90,
        most: 90,
      }),
      longitude: defineNumberSetting({
        label: 'Longitude',
        hint: 'West is negative: -79.2469.',
        least: -180,
        most: 180,
      }),
      serviceArea: defineLinesSetting({ label: 'Towns you serve', hint: 'One per line.', most: 60 }),
      serviceRadiusKm: defineNumberSetting({
        label: 'How far you drive to take measurements, in km',
        least: 0,
        most: 2_000,
        whole: true,
      }),
    },
  },
  contact: {
    title: 'Phone, e-mail and social media',
    shownOn:
      'Every page, e-mail and printed document. Messages and order notices go to this address, unless another is set under Who gets which e-mails',
    fields: {
      phone: definePhoneSetting({ label: 'Phone' }),
      tollFree: definePhoneSetting({
        label: 'Toll-free phone',
        hint: 'Leave empty if you have none.',
        optional: true,
      }),
      email: defineEmailSetting({ label: 'E-mail' }),
      instagram: defineUrlSetting({
        label: 'Instagram',
        hint: 'Address of your profile. Leave empty if you have none.',
      }),
      facebook: defineUrlSetting({
        label: 'Facebook',
        hint: 'Address of your page. Leave empty if you have none.',
      }),
      youtube: defineUrlSetting({
        label: 'YouTube',
        hint: 'Address of your channel. Leave empty if you have none.',
      }),
    },
  },
  look: {
    title: 'Logo and colours',
    shownOn: 'Every page, and the browser tab icon',
    fields: {
      logo: definePictureSetting({
        label: 'Logo',
        hint: 'SVG, PNG, JPG or WebP, on a transparent or white background.',
      }),
      nameBesideLogo: defineChoiceSetting({ label: 'Shop name beside the logo' }, [
        { value: 'yes', label: 'Show it' },
        { value: 'no', label: 'Hide it: the logo includes it' },
      ]),
      darkColour: defineColourSetting({ label: 'Text and dark bars' }),
      linkColour: defineColourSetting({ label: 'Links and small buttons' }),
      buttonColour: defineColourSetting({ label: 'Main button' }),
      highlightColour: defineColourSetting({ label: 'Highlight on dark bars' }),
    },
  },
  hours: {
    title: 'Opening hours and days off',
    shownOn:
      'The footer of every page, the contact page and pickup e-mails; delivery and due dates are calculated from them',
    fields: {
      open: defineMultipleChoiceSetting({ label: 'Open on' }, WEEKDAYS),
      opens: defineTimeSetting({ label: 'Opens at' }),
      closes: defineTimeSetting({
        label: 'Closes at',
        hint: 'Orders after this time count as placed on the next business day.',
      }),
      otherwise: defineTextSetting({
        label: 'Other hours',
        hint: 'Such as “Weekends by appointment”.',
        optional: true,
      }),
      closedOn: defineDatesSetting({
        label: 'Closed on these days',
        hint: 'One per line, such as 2026-12-24. Statutory holidays in Ontario are already counted.',
      }),
    },
  },
  shipping: {
    title: 'Shipping',
    shownOn: 'Product pages, cart, checkout, the FAQ and the shipping policy',
    fields: {
      freeOverCents: defineMoneySetting({ label: 'Free shipping in Canada over' }),
      localCodeOverCents: defineMoneySetting({
        label: `Free delivery in Niagara with the code ${LOCAL_DISCOUNT_CODE} over`,
      }),
      regionalCents: defineMoneySetting({ label: 'Regional delivery' }),
      regionalFromDays: days('Regional delivery: fastest'),
      regionalToDays: days('Regional delivery: slowest'),
      canadaCents: defineMoneySetting({ label: 'Canada-wide shipping' }),
      canadaFromDays: days('Canada-wide: fastest'),
      canadaToDays: days('Canada-wide: slowest'),
      usaCents: defineMoneySetting({ label: 'Shipping to the United States' }),
      usaFromDays: days('United States: fastest'),
      usaToDays: days('United States: slowest'),
      makingDays: days('Printed and cut within'),
      extraDays: defineNumberSetting({
        label: 'Extra days while you are busy',
        hint: 'Added to due dates and to all delivery estimates.',
        least: 0,
        most: 60,
        whole: true,
      }),
    },
  },
  ...parcelGroups,
  ...priceGroups,
  ...priceFactorGroups,
  quantityDiscounts: quantityDiscountGroup,
  ...shopRuleGroups,
  rewardOffers: rewardOfferGroup,
  taxes: {
    title: 'Sales taxes',
    shownOn: 'Checkout, receipts and e-mails, from each tax’s start date; taxes not listed aren’t charged',
    fields: {
      charged: defineChoiceSetting({ label: 'What do you charge?' }, [
        { value: 'standard', label: 'The taxes set up on the server; in the sample shop, all taxes' },
        { value: 'registered', label: 'The taxes I am registered for, below' },
        { value: 'none', label: 'No tax: I am a small supplier' },
      ]),
      gstNumber: taxNumber('GST/HST', '12345 6789 RT0001'),
      gstFrom: taxFrom('GST/HST'),
      qstNumber: taxNumber('QST (Quebec)', '1234567890 TQ0001'),
      qstFrom: taxFrom('QST (Quebec)'),
      pstBcNumber: taxNumber('PST (British Columbia)', 'PST-1234-5678'),
      pstBcFrom: taxFrom('PST (British Columbia)'),
      pstSkNumber: taxNumber('PST (Saskatchewan)', '1234567'),
      pstSkFrom: taxFrom('PST (Saskatchewan)'),
      rstMbNumber: taxNumber('RST (Manitoba)', '123456-7'),
      rstMbFrom: taxFrom('RST (Manitoba)'),
      rates: defineTaxRatesSetting({
        label: 'Rates that change',
        hint: 'Today’s rates are built in. When a government changes a rate, add a row: the new rate applies to orders from that day on. Enter 0 to end a tax. Earlier orders keep their taxes.',
      }),
    },
  },
  mail: {
    title: 'Who gets which e-mails',
    shownOn:
      'Nowhere: these addresses only receive the shop’s e-mails to staff, and customers never see them',
    fields: {
      newOrders: defineEmailListSetting({ label: 'New orders', hint: STAFF_HINT }),
      messages: defineEmailListSetting({ label: 'Messages and questions', hint: STAFF_HINT }),
      money: defineEmailListSetting({ label: 'Failed refunds and disputes', hint: STAFF_HINT }),
    },
  },
  ...mailGroups,
}
