import type { PaymentGateway, ProviderPayment } from '../gateways/payment.ts'

/** What the shop wrote down of an attempt to pay; its id is the one that the provider was asked with. */
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

/** What the provider knows of an attempt, null where it knows nothing. One that is over is closed. Throws a ProviderUnavailableError. */
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
  // It may have been paid in the last moment.
  return callProvider(gateway.find(seen.reference))
}
