import { LOCAL_DISCOUNT_CODE } from '../../../domain/checkout/free-shipping-offers.ts'
import type { SettingsCopy } from './settings-copy.ts'

const BUSINESS_DAYS = 'Business days, starting the day after the order.'
const STAFF = 'One address per line. Leave empty to use the shop’s e-mail.'

/** Labels and hints of the settings for the shop itself, its shipping and taxes. */
export const shopSettingsCopy = {
  shop: {
    name: { label: 'Shop name' },
    legalName: { label: 'Legal name', hint: 'On receipts and quotes.' },
    tagline: { label: 'Tagline', hint: 'In the bar at the top of every page.' },
    about: { label: 'About the shop', hint: 'In the footer of every page.' },
    founded: { label: 'In business since (year)' },
    street: { label: 'Street and number' },
    city: { label: 'City' },
    province: { label: 'Province or territory' },
    postalCode: { label: 'Postal code' },
    latitude: { label: 'Latitude', hint: 'Of your city, for search engines: 43.1594.' },
    longitude: { label: 'Longitude', hint: 'West is negative: -79.2469.' },
    serviceArea: { label: 'Towns you serve', hint: 'One per line.' },
    serviceRadiusKm: { label: 'How far you drive to take measurements, in km' },
  },
  contact: {
    phone: { label: 'Phone' },
    tollFree: { label: 'Toll-free phone', hint: 'Leave empty if you have none.' },
    email: { label: 'E-mail' },
    instagram: { label: 'Instagram', hint: 'Address of your profile. Leave empty if you have none.' },
    facebook: { label: 'Facebook', hint: 'Address of your page. Leave empty if you have none.' },
    youtube: { label: 'YouTube', hint: 'Address of your channel. Leave empty if you have none.' },
  },
  look: {
    logo: { label: 'Logo', hint: 'SVG, PNG, JPG or WebP, on a transparent or white background.' },
    nameBesideLogo: {
      label: 'Shop name beside the logo',
      options: { yes: 'Show it', no: 'Hide it: the logo includes it' },
    },
    darkColour: { label: 'Text and dark bars' },
    linkColour: { label: 'Links and small buttons' },
    buttonColour: { label: 'Main button' },
    highlightColour: { label: 'Highlight on dark bars' },
  },
  hours: {
    open: { label: 'Open on' },
    opens: { label: 'Opens at' },
    closes: { label: 'Closes at', hint: 'Orders after this time count as placed on the next business day.' },
    otherwise: { label: 'Other hours', hint: 'Such as “Weekends by appointment”.' },
    closedOn: {
      label: 'Closed on these days',
      hint: 'One per line, such as 2026-12-24. Statutory holidays in Ontario are already counted.',
    },
  },
  shipping: {
    freeOverCents: { label: 'Free shipping in Canada over' },
    localCodeOverCents: { label: `Free delivery in Niagara with the code ${LOCAL_DISCOUNT_CODE} over` },
    regionalCents: { label: 'Regional delivery' },
    regionalFromDays: { label: 'Regional delivery: fastest', hint: BUSINESS_DAYS },
    regionalToDays: { label: 'Regional delivery: slowest', hint: BUSINESS_DAYS },
    canadaCents: { label: 'Canada-wide shipping' },
    canadaFromDays: { label: 'Canada-wide: fastest', hint: BUSINESS_DAYS },
    canadaToDays: { label: 'Canada-wide: slowest', hint: BUSINESS_DAYS },
    usaCents: { label: 'Shipping to the United States' },
    usaFromDays: { label: 'United States: fastest', hint: BUSINESS_DAYS },
    usaToDays: { label: 'United States: slowest', hint: BUSINESS_DAYS },
    makingDays: { label: 'Printed and cut within', hint: BUSINESS_DAYS },
    extraDays: {
      label: 'Extra days while you are busy',
      hint: 'Added to due dates and to all delivery estimates.',
    },
  },
  taxes: {
    charged: {
      label: 'What do you charge?',
      options: {
        standard: 'The taxes set up on the server; in the sample shop, all taxes',
        registered: 'The taxes I am registered for, below',
        none: 'No tax: I am a small supplier',
      },
    },
    gstNumber: { label: 'GST/HST: number', hint: 'Such as 12345 6789 RT0001.' },
    gstFrom: { label: 'GST/HST: charged from' },
    qstNumber: { label: 'QST (Quebec): number', hint: 'Such as 1234567890 TQ0001.' },
    qstFrom: { label: 'QST (Quebec): charged from' },
    pstBcNumber: { label: 'PST (British Columbia): number', hint: 'Such as PST-1234-5678.' },
    pstBcFrom: { label: 'PST (British Columbia): charged from' },
    pstSkNumber: { label: 'PST (Saskatchewan): number', hint: 'Such as 1234567.' },
    pstSkFrom: { label: 'PST (Saskatchewan): charged from' },
    rstMbNumber: { label: 'RST (Manitoba): number', hint: 'Such as 123456-7.' },
    rstMbFrom: { label: 'RST (Manitoba): charged from' },
    rates: {
      label: 'Rates that change',
      hint: 'Today’s rates are built in. When a government changes a rate, add a row: the new rate applies to orders from that day on. Enter 0 to end a tax. Earlier orders keep their taxes.',
      columns: { province: 'Province', name: 'Tax', percent: 'Per cent', from: 'From' },
    },
  },
  mail: {
    newOrders: { label: 'New orders', hint: STAFF },
    messages: { label: 'Messages and questions', hint: STAFF },
    money: { label: 'Failed refunds and disputes', hint: STAFF },
  },
} satisfies SettingsCopy<'shop' | 'contact' | 'look' | 'hours' | 'shipping' | 'taxes' | 'mail'>
