import { problem } from '../../web/problem.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { boatFields } from '../../../domain/lettering/boat-fields.ts'
import {
  type BoatValues,
  boatValues,
  readBoatLettering,
  SIDES,
} from '../../../domain/lettering/boat-lettering.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { BOAT_KIND, drawBoatLettering, pathOfKind, sellBoatLettering } from '../../made-to-order/index.ts'
import { takeVisitor } from '../../visitor.ts'
import { openCart } from './cart-cookie.ts'
import { answerChange, putIntoCart } from './cart-handlers.ts'

/** Maximum characters of a value, as in contract/boat-lettering. */
const LONGEST = 40
const MAX_FORM_BYTES = 16 * 1024
/** The boat page's lettering form without scripts; lettering that can't be cut returns to the page, which says why. */
export function boatForms(deps: Deps): Hono {
  const app = new Hono()
  const limits = createAttemptLimits(deps, 'boat-lettering-forms')
  app.use(
    '/boat-lettering/*',
    refuseForeignRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.post('/boat-lettering/cart', async (c) => {
    const values = valuesOf(await c.req.parseBody())
    const read = readBoatLettering(values)
    if (!read.ok) return c.redirect(backTo(values), 303)
    const visitor = await takeVisitor(c, deps)
    const asker = { visitorHash: visitor.hash, address: clientAddress(c, deps.env) }
    if (!(await limits.take(asker, deps.now())).ok) return problem(c, 'too-many-requests')
    const drawn = await drawBoatLettering(deps, read.lettering)
    if (!drawn.ok) return c.redirect(backTo(values), 303)
    const variantId = await sellBoatLettering(deps, { ...drawn, visitorHash: visitor.hash })
    const lines = [{ variantId, quantity: SIDES, attributes: [] }]
    const change = await putIntoCart({ deps }, c, await openCart(c, deps), lines)
    return answerChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, change, {
      told: { name: 'added' },
    })
  })
  return app
}

/** The fields that the form has; anything else that was sent is not read. */
const valuesOf = (form: Record<string, unknown>): BoatValues =>
  boatValues((field) => {
    const value = form[field]
    return typeof value === 'string' ? value.slice(0, LONGEST) : null
  })

const backTo = (values: BoatValues): string =>
  `${pathOfKind(BOAT_KIND)}?${new URLSearchParams(boatFields.map((field) => [field, values[field]]))}#licence-lettering`
