import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { problem } from '../../api/problem.ts'
import { sendCommission } from '../../api/commission-files.ts'
import { sendProof, sendSold } from '../../api/file-answers.ts'
import { productionFormats } from '../../engine/jobs.ts'
import { findOrderByToken, hasMoney, type Order } from '../../services/orders/find-order.ts'
import { findProofPicture, proofPicturePath } from '../../services/orders/proof-picture.ts'
import { findCommission } from '../../services/commissions/commissions.ts'
import { findMade } from '../../services/quotes/made-lines.ts'
import { findSubject } from '../../services/quotes/made-subject.ts'
import { keepPrivate } from '../keep-private.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

const fileSchema = z.object({
  lineId: z.coerce.number().int(),
  format: z.enum(['png', ...productionFormats]),
})

/** Production files of what was made to order, by the order's secret link, and its proof, by a link that shows nothing else. */
export function orderFileHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.use('/proofs/lines/*', keepPrivate)
  app.get('/proofs/lines/:name', (c) => sendProofPicture(c, deps))
  // Links of mails and bookmarks. They lead to the proof's own link, so that the one in the address bar can be forwarded.
  for (const path of ['proofs', 'files'])
    app.get(`/orders/:token/${path}/:name{[0-9]{1,15}\\.png}`, (c) => moveToProof(c, deps))
  app.get('/orders/:token/files/:name{[0-9]{1,15}\\.(?:svg|pdf|dxf|eps)}', (c) => sendFile(c, deps))
  return app
}

async function sendProofPicture(c: Context, deps: CheckoutDeps) {
  const proof = await findProofPicture(deps.db, c.req.param('name') ?? '')
  return proof ? send(c, deps, proof.order, { lineId: proof.lineId, format: 'png' }) : notFound(c)
}

async function moveToProof(c: Context, deps: CheckoutDeps) {
  const { lineId, order } = await readPath(c, deps)
  const line = order?.lines.find(({ id }) => id === lineId)
  return order && line ? c.redirect(proofPicturePath(order, line), 302) : notFound(c)
}

async function sendFile(c: Context, deps: CheckoutDeps) {
  const { lineId, format, order } = await readPath(c, deps)
  return order ? send(c, deps, order, { lineId, format }) : notFound(c)
}

async function readPath(c: Context, { db }: CheckoutDeps) {
  const [lineId, format] = (c.req.param('name') ?? '').split('.')
  return {
    ...fileSchema.parse({ lineId, format }),
    order: await findOrderByToken(db, c.req.param('token') ?? ''),
  }
}

async function send(c: Context, deps: CheckoutDeps, order: Order, file: z.infer<typeof fileSchema>) {
  const line = order.lines.find(({ id }) => id === file.lineId)
  if (!line || line.variantId === null || !hasMoney(order)) return notFound(c)
  const { format } = file
  const asker = `order ${order.id}`
  const commission = await findCommission(deps.db, line.variantId)
  if (commission) return sendCommission(c, deps, { commission, format, asker })
  const made = await findMade(deps.db, line.variantId)
  const of = made && (await findSubject(deps, made))
  if (!of) return notFound(c)
  const sold = { ...of, made, asker }
  return format === 'png' ? sendProof(c, deps, sold) : sendSold(c, deps, { ...sold, format })
}

const notFound = (c: Context) => problem(c, 'not-found', 'There is no such file.')
