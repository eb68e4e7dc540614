import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { boatFields } from '../../../domain/lettering/boat-fields.ts'
import { type BoatValues, readBoatValues, BOAT_SIDES } from '../../../domain/lettering/boat-lettering.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { BOAT_ITEM_KIND, getItemKindPath, createBoatLetteringActions } from '../../made-to-order/index.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange, putIntoCart } from './cart-handlers.ts'

/** The maximum number of characters per field, the same as in contract/boat-lettering. */
const MAX_FIELD_LENGTH = 40
const MAX_FORM_BYTES = 16 * 1024
/**
 * Handles the form of the boat lettering page, which works without scripts. If the lettering can't be cut, shows the page again with the
 * reason.
 */
export function createBoatFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const sell = createBoatLetteringActions(deps)
  app.use(
    '/boat-lettering/*',
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.post('/boat-lettering/cart', async (c) => {
    const values = valuesOf(await c.req.parseBody())
    const sold = await sell(c, values)
    if (!sold.ok)
      return sold.reason === 'too-many-requests'
        ? respondTooManyCalls(c, sold)
        : c.redirect(backTo(values), 303)
    const lines = [{ variantId: sold.variantId, quantity: BOAT_SIDES, attributes: [] }]
    const change = await putIntoCart({ deps }, c, await findBrowserCart(c, deps), lines)
    return respondToChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, change, {
      told: { name: 'added' },
    })
  })
  return app
}

/** Reads the known fields of the submitted form. Ignores all others. */
const valuesOf = (form: Record<string, unknown>): BoatValues =>
  readBoatValues((field) => {
    const value = form[field]
    return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : null
  })

const backTo = (values: BoatValues): string =>
  `${getItemKindPath(BOAT_ITEM_KIND)}?${new URLSearchParams(boatFields.map((field) => [field, values[field]]))}#licence-lettering`
