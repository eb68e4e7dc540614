import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../deps.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { copyCutFileToDesigns } from '../copy-cut-file-to-designs.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { createSampleRequestAction } from './sample-request-action.ts'

const MAX_FORM_BYTES = 16 * 1024
/**
 * Handles the forms of the page /cut-files in browsers without scripts: one requests the free sample, the other orders a cut file as a
 * decal.
 */
export function createCutFileFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const { actOnForm } = createSampleRequestAction(deps)
  const openLimit = createCallLimit(deps, 'cut-file-carts')
  app.use(
    '/cut-files/*',
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.post('/cut-files/sample', async (c) => {
    const form = await c.req.parseBody()
    const back = (told: string) => c.redirect(`/cut-files?sample=${told}#free-sample`, 303)
    const done = await actOnForm(c, { ...form, newsletter: form['newsletter'] === 'yes' })
    if (done.ok) return back(done.newsletter ? 'subscribed' : 'sent')
    return back(done.reason === 'invalid' ? 'invalid' : 'later')
  })
  app.post('/cut-files/:handle/decal', async (c) => {
    const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
    if (!(await openLimit(c, visitorHash)).ok) return c.redirect('/cut-files?decal=later', 303)
    const made = await copyCutFileToDesigns(deps, { handle: c.req.param('handle'), visitorHash })
    if (!made) return c.notFound()
    return c.redirect(made.ok ? `/design-generator?design=${made.designId}` : '/cut-files?decal=later', 303)
  })
  return app
}
