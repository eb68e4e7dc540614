import { newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import { hashClientAddress } from '../../runtime/hash-client-address.ts'
import type { Deps } from '../../deps.ts'
import { createAction } from '../../web/action.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { subscribeToNewsletter } from '../subscribe.ts'

/** Subscribes an address to the newsletter, for both the JSON route and the form. */
export function createSubscribeAction(deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>) {
  const limit = createCallLimit(deps, 'newsletter')
  return createAction(newsletterSubscriptionSchema, async (c, form): Promise<{ ok: true } | TooManyCalls> => {
    const call = await limit(c)
    if (!call.ok) return call
    await subscribeToNewsletter(deps, {
      email: form.email,
      page: form.page,
      addressHash: hashClientAddress(c, deps),
    })
    return { ok: true }
  })
}
