import type { Cents } from '../money.ts'

/** A refund as recorded by the shop. */
export type OwnRefund = {
  id: string
  state: string
  amountCents: Cents
  /** The number of times that the shop has requested it from the provider. */
  attempts: number
  /** The provider's id of the refund, once known. */
  providerRefundId: string | null
}

/** A refund as recorded by the provider. It was requested by the shop, or made in the provider's dashboard. */
export type ProviderRefund = {
  id: string
  amountCents: Cents
  /** Whether the refund failed, so that the shop has the money again, for example because the card was closed. */
  failed: boolean
  /** The shop's id for the refund, if it was passed to the provider. */
  ownId: string | null
}

type Matched<Own> = { own: Own; listed: ProviderRefund }

/**
 * Matches the shop's records of one payment's refunds with the provider's. `outside` lists refunds that the shop didn't request. Earlier
 * versions of the shop sent no id with a refund, so those refunds are matched by amount.
 */
export function matchRefunds<Own extends OwnRefund>(
  own: readonly Own[],
  listed: readonly ProviderRefund[],
): { matched: Matched<Own>[]; outside: ProviderRefund[] } {
  const rest = new Set(own)
  const matched: Matched<Own>[] = []
  const take = (refunds: readonly ProviderRefund[], isSame: (own: Own, listed: ProviderRefund) => boolean) =>
    refunds.filter((refund) => {
      const found = [...rest].find((each) => isSame(each, refund))
      if (found === undefined) return true
      rest.delete(found)
      matched.push({ own: found, listed: refund })
      return false
    })
  const unknown = take(listed, (each, { id, ownId }) => each.providerRefundId === id || each.id === ownId)
  const outside = take(unknown, (each, { amountCents, ownId, failed }) => {
    const wasSent = each.state === 'refunded' || (each.state === 'refunding' && each.attempts > 0)
    return (
      ownId === null &&
      !failed &&
      wasSent &&
      each.providerRefundId === null &&
      each.amountCents === amountCents
    )
  })
  return { matched, outside }
}

/** Returns how much of a payment the provider can still refund. */
export function computeRefundableAtProvider(paidCents: Cents, listed: readonly ProviderRefund[]): Cents {
  return listed.reduce((left, { amountCents, failed }) => (failed ? left : left - amountCents), paidCents)
}
