import {
  findTrackingUrl,
  listCarriersInSettings,
  OWN_DRIVER_ID,
  type ParcelTracking,
} from '../domain/order/carriers.ts'

export const ownDriverName = 'Our own driver'
const OWN_DRIVER_IN_SENTENCES = 'our own driver'

/** Lists the carriers from the settings, followed by the shop's own driver. */
export const listCarriers = (): readonly { id: string; name: string }[] => [
  ...listCarriersInSettings(),
  { id: OWN_DRIVER_ID, name: ownDriverName },
]

/** Returns the name of a carrier. If the carrier has been removed from the settings, returns its id. */
export const formatCarrierName = (id: string): string =>
  listCarriers().find((carrier) => carrier.id === id)?.name ?? id

/** Returns the tracking details of a parcel, with the carrier as named within a sentence; null if no parcel was sent. */
export const describeTracking = (parcel: {
  carrier: string
  trackingNumber: string
}): ParcelTracking | null =>
  parcel.carrier === ''
    ? null
    : {
        carrier:
          parcel.carrier === OWN_DRIVER_ID ? OWN_DRIVER_IN_SENTENCES : formatCarrierName(parcel.carrier),
        number: parcel.trackingNumber,
        url: findTrackingUrl(parcel),
      }
