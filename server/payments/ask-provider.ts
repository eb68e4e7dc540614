import type { PaymentGateway, ProviderPayment } from '../gateways/payment.ts'

/** The shop's record of a payment attempt; its id is also the provider's idempotency key. */
type Attempt = { id: string; providerReference: string | null; createdAt: Date }

type Asking = {
  /** The provider's payment reference from another source, for an attempt that doesn't have it yet. */
  hinted: string | null
  /** The attempt has ended and mustn't be paid any more. */
  isOver: boolean
}

/** The payment provider couldn't be reached. (An error of our own database is a different error.) */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}

/** Marks an error as coming from the payment provider. Without the mark, "connection refused" could also come from our database. */
export async function callProvider<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new ProviderUnavailableError('The payment provider could not be asked', { cause: error })
  }
}

/**
 * Asks the provider for an attempt's state; null if the provider doesn't know it. If the attempt is over, it is also expired at the
 * provider. Throws a ProviderUnavailableError.
 */
export async function askProvider(
  gateway: PaymentGateway,
  { id, providerReference, createdAt }: Attempt,
  { hinted, isOver }: Asking,
): Promise<ProviderPayment | null> {
  const known = providerReference ?? hinted
  const seen = await callProvider(
    known === null ? gateway.findByPaymentId(id, createdAt) : gateway.find(known),
  )
  if (!isOver || seen?.status !== 'pending') return seen
  await callProvider(gateway.expire(seen.reference))
  // It may have been paid at the last moment, so the provider is asked again.
  return callProvider(gateway.find(seen.reference))
}
