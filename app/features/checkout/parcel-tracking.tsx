import type { ParcelTracking } from '../../../domain/order/carriers.ts'

export function TrackedParcel({ tracking }: { tracking: ParcelTracking }) {
  const { carrier, number, url } = tracking
  return (
    <p className="mt-4">
      Your parcel comes by {carrier}
      {number !== '' && ', number '}
      {url === null ? (
        number
      ) : (
        <a href={url} rel="noreferrer" className="text-link">
          {number}
        </a>
      )}
      .
    </p>
  )
}
