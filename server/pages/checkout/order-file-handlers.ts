import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sendCommission } from '../../api/commission-files.ts'
import { sendProof, sendSold } from '../../api/file-answers.ts'
import { productionFormats } from '../../engine/jobs.ts'
import { findOrderByToken, hasMoney } from '../../services/orders/find-order.ts'
import { findCommission } from '../../services/commissions/commissions.ts'
import { findMade } from '../../services/quotes/made-lines.ts'
import { findSubject } from '../../services/quotes/made-subject.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

const fileSchema = z.object({
  lineId: z.coerce.number().int(),
  format: z.enum(['png', ...productionFormats]),
})

/** The proof and the production files of what was made to order, for whoever has the order's secret link. */
export function orderFileHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token/proofs/:name{[0-9]{1,15}\\.png}', (c) => send(c, deps))
  app.get('/orders/:token/files/:name{[0-9]{1,15}\\.(?:png|svg|pdf|dxf|eps)}', (c) => send(c, deps))
  return app
}

async function send(c: Context, deps: CheckoutDeps) {
  const [lineId, format] = (c.req.param('name') ?? '').split('.')
  const asked = fileSchema.safeParse({ lineId, format })
  const order = await findOrderByToken(deps.db, c.req.param('token') ?? '')
  const line = asked.success && order?.lines.find(({ id }) => id === asked.data.lineId)
  const commission = line && line.variantId !== null && (await findCommission(deps.db, line.variantId))
  if (commission && asked.success && order && hasMoney(order))
    return sendCommission(c, deps, { commission, format: asked.data.format, asker: `order ${order.id}` })
  const made = line && line.variantId !== null && (await findMade(deps.db, line.variantId))
  const of = made && (await findSubject(deps, made))
  if (!asked.success || !of || !order || !hasMoney(order)) return c.text('Not found', 404)
  const sold = { ...of, made, asker: `order ${order.id}` }
  if (asked.data.format === 'png') return sendProof(c, deps, sold)
  return sendSold(c, deps, { ...sold, format: asked.data.format })
}
