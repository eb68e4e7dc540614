import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cutSampleSchema } from '../../../contract/cut-files.ts'
import { addressHash } from '../../address-hash.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { cutAsDecal } from '../cut-as-decal.ts'
import { sendSample } from '../send-sample.ts'
import { subscribe } from '../../newsletter/index.ts'
import { findVisitor, takeVisitor } from '../../visitor.ts'

const MAX_FORM_BYTES = 16 * 1024
/** The forms of /cut-files that work without scripts: the free sample, and a cut file as a decal. */
export function cutFileForms(deps: Deps): Hono {
  const app = new Hono()
  const samples = createAttemptLimits(deps, 'free-samples')
  const opened = createAttemptLimits(deps, 'cut-file-carts')
  app.use('/cut-files/*', refuseForeignRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  app.post('/cut-files/sample', async (c) => {
    const form = await c.req.parseBody()
    const back = (told: string) => c.redirect(`/cut-files?sample=${told}#free-sample`, 303)
    const wish = cutSampleSchema.safeParse({ ...form, newsletter: form['newsletter'] === 'yes' })
    if (!wish.success) return back('invalid')
    const visitor = await findVisitor(c, deps)
    const address = clientAddress(c, deps.env)
    if (!(await samples.take({ visitorHash: visitor?.hash ?? address, address }, deps.now())).ok)
      return back('later')
    const { name, email, newsletter } = wish.data
    await sendSample(deps, { name, email })
    if (newsletter) await subscribe(deps, { email, page: '/cut-files', addressHash: addressHash(c, deps) })
    return back(newsletter ? 'subscribed' : 'sent')
  })
  app.post('/cut-files/:handle/decal', async (c) => {
    const visitor = await takeVisitor(c, deps)
    const address = clientAddress(c, deps.env)
    if (!(await opened.take({ visitorHash: visitor.hash, address }, deps.now())).ok)
      return c.redirect('/cut-files?decal=later', 303)
    const made = await cutAsDecal(deps, { handle: c.req.param('handle'), visitorHash: visitor.hash })
    if (!made) return c.notFound()
    return c.redirect(made.ok ? `/design-generator?design=${made.designId}` : '/cut-files?decal=later', 303)
  })
  return app
}
