import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { respondProblem } from '../../web/problem.ts'
import { sendItemFile, sendDesignProof, sendSoldFile } from '../../production/index.ts'
import { productionFormats } from '../../engine/jobs.ts'
import { findOrderByToken, isPaid, type Order } from '../find-order.ts'
import { findProofPicture, buildProofPicturePath } from '../proof-picture.ts'
import { findDecalSource, findMadeToOrderItem } from '../../made-to-order/index.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { CheckoutPageDeps } from '../../web/pages/render-private-page.ts'
import type { RendererDeps } from '../../web/pages/renderer.ts'

type OrderFileDeps = CheckoutPageDeps & RendererDeps

const fileSchema = z.object({
  lineId: z.coerce.number().int(),
  format: z.enum(['png', ...productionFormats]),
})

/** Serves production files to anyone with the order's secret link. Serves proofs by separate links, which give access to nothing else. */
export function createOrderFileRoutes(deps: OrderFileDeps): Hono {
  const app = new Hono()
  app.use('/proofs/lines/*', setPrivatePageHeaders)
  app.get('/proofs/lines/:name', (c) => sendProofPicture(c, deps))
  // Older links in e-mails and bookmarks redirect to the proof's own link. People can then safely forward the URL that their browser shows.
  for (const path of ['proofs', 'files'])
    app.get(`/orders/:token/${path}/:name{[0-9]{1,15}\\.png}`, (c) => moveToProof(c, deps))
  app.get('/orders/:token/files/:name{[0-9]{1,15}\\.(?:svg|pdf|dxf|eps)}', (c) => sendFile(c, deps))
  return app
}

async function sendProofPicture(c: Context, deps: OrderFileDeps) {
  const proof = await findProofPicture(deps.db, c.req.param('name') ?? '')
  return proof ? send(c, deps, proof.order, { lineId: proof.lineId, format: 'png' }) : notFound(c)
}

async function moveToProof(c: Context, deps: OrderFileDeps) {
  const { lineId, order } = await readPath(c, deps)
  const line = order?.lines.find(({ id }) => id === lineId)
  return order && line ? c.redirect(buildProofPicturePath(order, line), 302) : notFound(c)
}

async function sendFile(c: Context, deps: OrderFileDeps) {
  const { lineId, format, order } = await readPath(c, deps)
  return order ? send(c, deps, order, { lineId, format }) : notFound(c)
}

async function readPath(c: Context, { db }: OrderFileDeps) {
  const [lineId, format] = (c.req.param('name') ?? '').split('.')
  return {
    ...fileSchema.parse({ lineId, format }),
    order: await findOrderByToken(db, c.req.param('token') ?? ''),
  }
}

async function send(c: Context, deps: OrderFileDeps, order: Order, file: z.infer<typeof fileSchema>) {
  const line = order.lines.find(({ id }) => id === file.lineId)
  if (!line || line.variantId === null || !isPaid(order)) return notFound(c)
  const { format } = file
  const asker = `order ${order.id}`
  const item = await findMadeToOrderItem(deps.db, line.variantId)
  if (!item) return notFound(c)
  if (item.kind !== 'decal') return sendItemFile(c, deps, { item, format, asker })
  const source = await findDecalSource(deps, item)
  if (!source) return notFound(c)
  const sold = { ...source, made: item, asker }
  return format === 'png' ? sendDesignProof(c, deps, sold) : sendSoldFile(c, deps, { ...sold, format })
}

const notFound = (c: Context) => respondProblem(c, 'not-found', 'There is no such file.')
