import { newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import { addressHash } from '../../runtime/address-hash.ts'
import type { Deps } from '../../deps.ts'
import { createAction } from '../../web/action.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { subscribe } from '../subscribe.ts'

/** Subscribes an address to the newsletter, for both the JSON route and the form. */
export function subscribing(deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>) {
  const limit = createCallLimit(deps, 'newsletter')
  return createAction(newsletterSubscriptionSchema, async (c, form): Promise<{ ok: true } | TooManyCalls> => {
    const call = await limit(c)
    if (!call.ok) return call
    await subscribe(deps, { email: form.email, page: form.page, addressHash: addressHash(c, deps) })
    return { ok: true }
  })
}
