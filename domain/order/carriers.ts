import type { Carrier } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'

/** The id of the shop's own driver. Orders are stored with this id, or with the id of a carrier in the settings. */
export const OWN_DRIVER_ID = 'own'

export const listCarriersInSettings = (): readonly (Carrier & { id: string })[] =>
  getRules().carriers.list.map((carrier) => ({ ...carrier, id: toCarrierId(carrier.name) }))

/** Derives a carrier's id from its name: "Canada Post" becomes canada-post. */
export const toCarrierId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const isCarrier = (id: string): boolean =>
  id === OWN_DRIVER_ID || listCarriersInSettings().some((carrier) => carrier.id === id)

/** Matches tracking numbers: letters and digits, with spaces and hyphens between them as some carriers print them. */
export const TRACKING_NUMBER = /^[0-9A-Za-z][0-9A-Za-z -]{3,39}$/

export type ParcelTracking = {
  /** The carrier's name, as written within a sentence. */
  carrier: string
  number: string
  /** The URL of the carrier's tracking page for this parcel; null if there is none. */
  url: string | null
}

/** Returns the URL of a carrier's tracking page for a parcel; null if there is none. */
export function findTrackingUrl({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) {
  const page = listCarriersInSettings().find(({ id }) => id === carrier)?.page ?? ''
  return page === '' || trackingNumber === ''
    ? null
    : page.replace('{number}', encodeURIComponent(trackingNumber))
}
