import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fleetCopy } from '../../../content/fleet.ts'
import {
  type FleetFields,
  fleetFieldsSchema,
  type FleetPage,
  type FleetProof,
} from '../../../contract/fleet.ts'
import { MAX_CART_LINES } from '../../../domain/cart/limits.ts'
import { decodeText } from '../../../domain/labels/decode-text.ts'
import { FLEET_PRESETS } from '../../../domain/lettering/fleet-choices.ts'
import { findSecondLineFault } from '../../../domain/lettering/fleet-list.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { readSavedCodes } from '../discount-code-cookie.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { addFleet, countOtherLines } from '../add-fleet.ts'
import { writeFleetPdf, drawFleetProof, type VehicleProof } from '../../made-to-order/index.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange } from './cart-handlers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

const MAX_FORM_BYTES = 1_024 * 1_024
const MAX_LIST_CHARACTERS = 100_000
/** The maximum number of vehicles drawn on the page. The PDF shows all vehicles. */
const MAX_DRAWN = 60

const { problems } = fleetCopy

/**
 * Serves the fleet lettering page, whose forms work without scripts. The buyer enters a list of vehicles, sees a proof, and adds one cart
 * line per vehicle.
 */
export function createFleetPages(deps: Deps, send: RenderPrivatePage<'fleet'>): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'fleet-proofs')
  app.use('/fleet', refuseCrossSiteRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  app.get('/fleet', (c) => send(c, { fields: FLEET_PRESETS, problem: null, proof: null, besides: 0 }))
  app.post('/fleet', async (c) => {
    const { fields, way, problem } = await readForm(c)
    const refuse = (words: string, status = 422) =>
      send(c, { fields, problem: words, proof: null, besides: 0 }, status)
    if (problem !== null) return refuse(problem)
    const visitorHash = (await findVisitor(c, deps))?.hash ?? findClientAddress(c, deps.env)
    if (!(await limit(c, visitorHash)).ok) return refuse(problems.tooMany, 429)
    const proven = await drawFleetProof(deps, fields, visitorHash)
    if (!proven.ok) return refuse(proven.message, 503)
    const { vehicles, proof } = proven
    if (vehicles.length === 0) return send(c, pageOf({ fields, proof, besides: 0 }, noneWords(proof)), 422)
    if (way === 'cart') return putIntoCart(c, { deps, send }, { fields, vehicles, proof })
    if (way !== 'pdf') {
      const besides = await countOtherLines(deps.db, await findBrowserCart(c, deps), letteringsOf(vehicles))
      return send(c, pageOf({ fields, proof, besides }, null))
    }
    const bytes = await writeFleetPdf({ fields, proof, provenAt: deps.now() })
    return sendAttachment(c, bytes, { type: 'application/pdf', name: 'fleet-proof.pdf' })
  })
  return app
}

type FleetOrder = { fields: FleetFields; vehicles: readonly VehicleProof[]; proof: FleetProof }

async function putIntoCart(
  c: Context,
  { deps, send }: { deps: Deps; send: RenderPrivatePage<'fleet'> },
  { fields, vehicles, proof }: FleetOrder,
) {
  const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
  const letterings = letteringsOf(vehicles)
  const into = { cart: await findBrowserCart(c, deps), discountCodes: () => readSavedCodes(c) }
  const added = await addFleet(deps, { letterings, each: Number(fields.each), visitorHash }, into)
  if (added.ok)
    return respondToChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, added, {
      told: { name: 'added' },
    })
  const words = 'reason' in added ? problems.room(added.has, MAX_CART_LINES, added.wanted) : problems.failed
  const besides = await countOtherLines(deps.db, into.cart, letterings)
  return send(c, pageOf({ fields, proof, besides }, words), 422)
}

const letteringsOf = (vehicles: readonly VehicleProof[]) => vehicles.map(({ specification }) => specification)

const noneWords = ({ refused }: FleetProof): string => (refused.length === 0 ? problems.empty : problems.none)

/** Builds the data of the page. Only the first `MAX_DRAWN` vehicles are drawn. */
const pageOf = (
  { fields, proof, besides }: { fields: FleetFields; proof: FleetProof; besides: number },
  problem: string | null,
): FleetPage => ({
  fields,
  problem,
  besides,
  proof: {
    ...proof,
    vehicles: proof.vehicles.map((vehicle, index) =>
      index < MAX_DRAWN ? vehicle : { ...vehicle, path: null },
    ),
  },
})

type SentFleetForm = { fields: FleetFields; way: unknown; problem: string | null }

/** Reads the submitted fields. Appends the rows of the uploaded file to the pasted rows. */
async function readForm(c: Context): Promise<SentFleetForm> {
  const form = await c.req.parseBody()
  const fields = fleetFieldsSchema.parse(form)
  const pasted = fields.list.slice(0, MAX_LIST_CHARACTERS).replaceAll('\r\n', '\n')
  const file = form['file']
  const known = { ...fields, list: pasted }
  const way = form['way']
  const fault = findSecondLineFault(fields.second)
  if (fault) {
    const words = fleetCopy.reasons[fault.reason](fleetCopy.columns.second, fault.value)
    return { fields: known, way, problem: `${problems.second} ${words}` }
  }
  // If no file was chosen, browsers send an empty file.
  if (!(file instanceof File) || file.size === 0) return { fields: known, way, problem: null }
  if (file.size > MAX_LIST_CHARACTERS) return { fields: known, way, problem: problems.tooLarge }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return { fields: known, way, problem: problems.unreadable }
  const list = [pasted.trimEnd(), text.replace(/^\ufeff/, '').trimEnd()].filter(Boolean).join('\n')
  return { fields: { ...known, list }, way, problem: null }
}
