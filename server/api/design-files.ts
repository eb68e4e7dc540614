import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { DECAL_SIZE } from '../../domain/pricing/decal-rates.ts'
import type { Deps } from '../deps.ts'
import { type Making, pictureViews, productionFormats } from '../engine/jobs.ts'
import { isOperator } from '../operator.ts'
import { type DesignRow, findAnyDesign } from '../services/designs/designs.ts'
import { findBought, findMaking } from '../services/quotes/bought.ts'
import { findVisitor } from '../visitor.ts'
import { unknownDesign } from './designs.ts'
import { makingOf, sendPicture, sendProduction } from './file-answers.ts'
import { problem, refuseInvalid } from './problem.ts'
import { describeFiles } from './file-routes.ts'

export type FileDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'visitorSecret'>

/** What may be asked of a picture or a file. */
export const fileQuerySchema = z.object({
  view: z.enum(pictureViews).default('preview'),
  widthMm: z.coerce.number().min(DECAL_SIZE.minWidth).max(DECAL_SIZE.maxWidth).optional(),
  cut: z.enum(['kiss', 'through']).default('kiss'),
  variant: z.coerce.number().int().positive().optional(),
})
const fileNameSchema = z.object({ id: z.string(), format: z.enum(['png', ...productionFormats]) })

/** Reads "id.pdf" and the query; null with what is wrong answered. */
export function readFileRequest(c: Context) {
  const [id, format] = (c.req.param('file') ?? '').split('.')
  const name = fileNameSchema.safeParse({ id, format })
  const query = fileQuerySchema.safeParse(c.req.query())
  return name.success && query.success ? { ...name.data, ...query.data } : null
}

type FileRequest = NonNullable<ReturnType<typeof readFileRequest>>

/** Pictures of designs for their owners; production files for who bought them; all of it for the operator. */
export function designFiles(deps: FileDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  describeFiles(api, 'designs')
  api.get('/api/designs/:file{[0-9A-Za-z]+\\.(?:png|svg|pdf|dxf|eps)}', async (c) => {
    const asked = readFileRequest(c)
    if (!asked) return problem(c, 400, 'invalid-parameter', 'A parameter is not as expected.')
    const visitor = await findVisitor(c, deps)
    const operator = await isOperator(c, deps)
    const row = await findAnyDesign(deps.db, asked.id)
    if (!row || !(operator || row.visitorHash === visitor?.hash)) return unknownDesign(c)
    return send(c, deps, { row, asked, operator })
  })
  return api
}

type Sending = { row: DesignRow; asked: FileRequest; operator: boolean }

async function send(c: Context, deps: FileDeps, { row, asked, operator }: Sending) {
  const subject = async () => ({ kind: 'design' as const, design: row.design })
  const { format } = asked
  if (format === 'png') {
    const making = { widthMm: asked.widthMm ?? row.widthMm, cutKind: asked.cut }
    return sendPicture(c, deps, { id: row.id, making, view: asked.view, findSubject: subject })
  }
  const making = await findMakingFor(deps, { row, asked, operator })
  if (!making) return problem(c, 403, 'not-bought', 'Production files are for decals that were bought.')
  return sendProduction(c, deps, { title: row.title, subject, making, format })
}

/** The operator may have any size; a buyer the one that was bought. */
async function findMakingFor({ db }: FileDeps, { row, asked, operator }: Sending): Promise<Making | null> {
  const made = { designId: row.id }
  const bought = operator
    ? asked.variant !== undefined && (await findMaking(db, made, asked.variant))
    : await findBought(db, made, { visitorHash: row.visitorHash, variantId: asked.variant ?? null })
  if (bought) return makingOf(bought)
  return operator ? { widthMm: asked.widthMm ?? row.widthMm, cutKind: asked.cut } : null
}
