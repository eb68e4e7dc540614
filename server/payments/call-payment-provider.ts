import type { PaymentGateway, ProviderPayment } from '../gateways/payment.ts'

/** The shop's record of a payment attempt. The id is also the idempotency key of the calls to the provider. */
type Attempt = { id: string; providerReference: string | null; createdAt: Date }

type CallOptions = {
  /**
   * The provider's id of the payment, if the caller knows it, for example from an event; null if the caller doesn't know it. It is used
   * only if the attempt's record doesn't contain the id.
   */
  hinted: string | null
  /** Whether the attempt is over, so that it must not be paid any more. */
  isOver: boolean
}

/** The error for a payment provider that couldn't be reached. A failure of the shop's database throws a different error. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}

/**
 * Wraps a call to the payment provider, so that its connection errors become a ProviderUnavailableError and can be told apart from
 * connection errors of the database.
 */
export async function callPaymentProvider<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new ProviderUnavailableError('Couldn’t reach the payment provider', { cause: error })
  }
}

/**
 * Asks the provider for the state of a payment attempt; null if the provider doesn't know it. If the attempt is over, also ends it at the
 * provider. Throws a ProviderUnavailableError if the provider can't be reached.
 */
export async function queryPaymentProvider(
  gateway: PaymentGateway,
  { id, providerReference, createdAt }: Attempt,
  { hinted, isOver }: CallOptions,
): Promise<ProviderPayment | null> {
  const known = providerReference ?? hinted
  const seen = await callPaymentProvider(
    known === null ? gateway.findByPaymentId(id, createdAt) : gateway.find(known),
  )
  if (!isOver || seen?.status !== 'pending') return seen
  await callPaymentProvider(gateway.expire(seen.reference))
  // Asks the provider again, because the attempt may have been paid just before it was ended.
  return callPaymentProvider(gateway.find(seen.reference))
}
