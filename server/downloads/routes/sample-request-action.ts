import { cutSampleSchema } from '../../../contract/cut-files.ts'
import { hashClientAddress } from '../../runtime/hash-client-address.ts'
import type { Deps } from '../../deps.ts'
import { subscribeToNewsletter } from '../../newsletter/index.ts'
import { createAction } from '../../web/action.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { sendSample } from '../send-sample.ts'

/**
 * Requests the free sample, for both the JSON route and the form. Subscribes the visitor to the newsletter only if the visitor has ticked
 * the box for it.
 */
export function createSampleRequestAction(deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>) {
  const limit = createCallLimit(deps, 'free-samples')
  return createAction(
    cutSampleSchema,
    async (c, { name, email, newsletter }): Promise<{ ok: true; newsletter: boolean } | TooManyCalls> => {
      const call = await limit(c)
      if (!call.ok) return call
      await sendSample(deps, { name, email })
      if (newsletter)
        await subscribeToNewsletter(deps, {
          email,
          page: '/cut-files',
          addressHash: hashClientAddress(c, deps),
        })
      return { ok: true, newsletter }
    },
  )
}
