import type { PaymentGateway, ProviderPayment } from '../../gateways/payment.ts'

/** What the shop wrote down of an attempt to pay; its id is the one that the provider was asked with. */
type Attempt = { id: string; providerReference: string | null; createdAt: Date }

type Asking = {
  /** The provider's id, where somebody knows it better than the attempt. */
  hinted: string | null
  /** Nobody shall pay any more. */
  isOver: boolean
}

/** The payment provider gave no answer; the shop itself is well. */
export class ProviderAwayError extends Error {
  override name = 'ProviderAwayError'
}

/** Tells an answer that never came from a database that is away: both can fail with a refused connection. */
export async function fromProvider<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new ProviderAwayError('The payment provider could not be asked', { cause: error })
  }
}

/** What the provider knows of an attempt, null where it knows nothing. One that is over is closed. Throws a ProviderAwayError. */
export async function askProvider(
  gateway: PaymentGateway,
  { id, providerReference, createdAt }: Attempt,
  { hinted, isOver }: Asking,
): Promise<ProviderPayment | null> {
  const known = providerReference ?? hinted
  const seen = await fromProvider(
    known === null ? gateway.findByPaymentId(id, createdAt) : gateway.find(known),
  )
  if (!isOver || seen?.status !== 'pending') return seen
  await fromProvider(gateway.expire(seen.reference))
  // It may have been paid in the last moment.
  return fromProvider(gateway.find(seen.reference))
}
