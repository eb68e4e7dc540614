import type { Cents } from '../money.ts'

/** A refund in the shop's records. */
export type OwnRefund = {
  id: string
  state: string
  amountCents: Cents
  /** How often the shop has requested the refund from the payment provider. */
  attempts: number
  /** The payment provider's id of the refund; null until it is known. */
  providerRefundId: string | null
}

/** A refund in the payment provider's records. Either the shop requested it, or somebody made it in the provider's dashboard. */
export type ProviderRefund = {
  id: string
  amountCents: Cents
  /** Whether the refund failed, for example because the customer's card was closed. The shop has the money again. */
  failed: boolean
  /** The shop's id of the refund. Null if the shop didn't send an id. */
  ownId: string | null
}

type MatchedRefund<Own> = { own: Own; listed: ProviderRefund }

/**
 * Matches the refunds of a payment in the shop's records with the refunds in the payment provider's records. `outside` lists refunds that
 * the shop didn't request. Earlier versions of the shop didn't send an id with a refund, so their refunds are matched by amount.
 */
export function matchRefunds<Own extends OwnRefund>(
  own: readonly Own[],
  listed: readonly ProviderRefund[],
): { matched: MatchedRefund<Own>[]; outside: ProviderRefund[] } {
  const rest = new Set(own)
  const matched: MatchedRefund<Own>[] = []
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

/** Returns how much of a payment can still be refunded through the payment provider. */
export function computeRefundableAtProvider(paidCents: Cents, listed: readonly ProviderRefund[]): Cents {
  return listed.reduce((left, { amountCents, failed }) => (failed ? left : left - amountCents), paidCents)
}
