import type { PaymentGateway, ProviderPayment } from '../gateways/payment.ts'

/** The shop's record of a payment attempt; its id is also the provider's key. */
type Attempt = { id: string; providerReference: string | null; createdAt: Date }

type Asking = {
  /** The provider's id, where somebody knows it better than the attempt. */
  hinted: string | null
  /** Nobody shall pay any more. */
  isOver: boolean
}

/** The payment provider failed to answer; our own database did not fail. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError'
}

/** Marks a failed call as the provider's: a refused connection alone could also be our database's. */
export async function callProvider<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new ProviderUnavailableError('The payment provider could not be asked', { cause: error })
  }
}

/**
 * The provider's state of an attempt; null if it doesn't know it. An attempt that has ended is closed there. Throws a
 * ProviderUnavailableError.
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
  // It may have been paid at the last moment.
  return callProvider(gateway.find(seen.reference))
}
