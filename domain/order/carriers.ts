/** Carriers with their tracking page; {number} is replaced by the tracking number. */
const CARRIERS = {
  'canada-post': {
    title: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  purolator: { title: 'Purolator', page: 'https://www.purolator.com/en/shipping/tracker?pin={number}' },
  ups: { title: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { title: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: { title: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  own: { title: 'Our own driver', page: null },
} as const

export const carrierIds = ['canada-post', 'purolator', 'ups', 'fedex', 'usps', 'own'] as const
export type CarrierId = (typeof carrierIds)[number]

export const carrierTitle = (id: CarrierId): string => CARRIERS[id].title

/** Letters, digits and the signs that carriers print between them. */
export const TRACKING_NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{3,39}$/

export type Tracking = {
  carrier: string
  number: string
  /** Tracking page; null if the carrier has none. */
  url: string | null
}

/** The tracking link of a parcel; null if nothing was sent, or by an unknown carrier. */
export function trackingOf(parcel: { carrier: string; trackingNumber: string }): Tracking | null {
  const id = carrierIds.find((known) => known === parcel.carrier)
  if (!id) return null
  const { title, page } = CARRIERS[id]
  const number = parcel.trackingNumber
  const url = page === null || number === '' ? null : page.replace('{number}', encodeURIComponent(number))
  return { carrier: title, number, url }
}
