import type { Carrier } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

const OWN = { id: 'own', name: 'Our own driver', page: '' } as const

/** Lists the carriers in the settings, then our own driver, with the ids that orders store. */
export const listCarriers = (): readonly (Carrier & { id: string })[] => [
  ...getRules().carriers.list.map((carrier) => ({ ...carrier, id: toCarrierId(carrier.name) })),
  OWN,
]

/** Derives a carrier's id from its name: "Canada Post" becomes canada-post. */
export const toCarrierId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const isCarrier = (id: string): boolean => listCarriers().some((carrier) => carrier.id === id)

/** Returns a carrier's name, or its id if the settings no longer list it. */
export const formatCarrierName = (id: string): string =>
  listCarriers().find((carrier) => carrier.id === id)?.name ?? id

/** Letters, digits, and the spaces and hyphens that carriers print between them. */
export const TRACKING_NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{3,39}$/

export type ParcelTracking = {
  carrier: string
  number: string
  /** The carrier's tracking page for this parcel; null if the carrier has none. */
  url: string | null
}

/** Returns the tracking details of a parcel; null if nothing was sent. */
export function findTracking(parcel: { carrier: string; trackingNumber: string }): ParcelTracking | null {
  if (parcel.carrier === '') return null
  const page = listCarriers().find(({ id }) => id === parcel.carrier)?.page ?? ''
  const number = parcel.trackingNumber
  const url = page === '' || number === '' ? null : page.replace('{number}', encodeURIComponent(number))
  return { carrier: formatCarrierName(parcel.carrier), number, url }
}
