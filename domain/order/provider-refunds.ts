import type { Cents } from '../money.ts'

/** A refund in the shop's books. */
export type OwnRefund = {
  id: string
  state: string
  amountCents: Cents
  /** How often the provider was asked for it. */
  attempts: number
  /** The provider's id, once it is known. */
  providerRefundId: string | null
}

/** A refund in the provider's books: sent by the shop, or made in the provider's dashboard. */
export type ProviderRefund = {
  id: string
  amountCents: Cents
  /** The money came back to the shop: a closed card, for instance. */
  failed: boolean
  /** The shop's id of the refund, where the provider was told it. */
  ownId: string | null
}

type Matched<Own> = { own: Own; listed: ProviderRefund }

/**
 * Pairs the refunds of one payment in both books. `outside` are those that the shop did not send. Refunds sent by earlier versions carry
 * no id of the shop and are known by their amount.
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

/** What of a payment the provider can still refund. */
export function leftAtProvider(paidCents: Cents, listed: readonly ProviderRefund[]): Cents {
  return listed.reduce((left, { amountCents, failed }) => (failed ? left : left - amountCents), paidCents)
}
