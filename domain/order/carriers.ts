import type { Carrier } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

const OWN_DRIVER = { id: 'own', name: 'Our own driver', page: '' } as const

/** Lists the carriers from the settings, followed by the shop's own driver. Orders are stored with the ids of this list. */
export const listCarriers = (): readonly (Carrier & { id: string })[] => [
  ...getRules().carriers.list.map((carrier) => ({ ...carrier, id: toCarrierId(carrier.name) })),
  OWN_DRIVER,
]

/** Derives a carrier's id from its name: "Canada Post" becomes canada-post. */
export const toCarrierId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const isCarrier = (id: string): boolean => listCarriers().some((carrier) => carrier.id === id)

/** Returns the name of a carrier. If the carrier has been removed from the settings, returns its id. */
export const formatCarrierName = (id: string): string =>
  listCarriers().find((carrier) => carrier.id === id)?.name ?? id

/** Matches tracking numbers: letters and digits, with spaces and hyphens between them as some carriers print them. */
export const TRACKING_NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{3,39}$/

export type ParcelTracking = {
  carrier: string
  number: string
  /** The URL of the carrier's tracking page for this parcel; null if there is none. */
  url: string | null
}

/** Returns the tracking details of a parcel; null if no parcel was sent. */
export function findTracking(parcel: { carrier: string; trackingNumber: string }): ParcelTracking | null {
  if (parcel.carrier === '') return null
  const page = listCarriers().find(({ id }) => id === parcel.carrier)?.page ?? ''
  const number = parcel.trackingNumber
  const url = page === '' || number === '' ? null : page.replace('{number}', encodeURIComponent(number))
  return { carrier: formatCarrierName(parcel.carrier), number, url }
}
