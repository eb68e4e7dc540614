import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { DECAL_SIZE } from '../../../domain/pricing/decal-rates.ts'
import type { Deps } from '../../deps.ts'
import { pictureViews, productionFormats, type DecalSubject } from '../../engine/jobs.ts'
import type { PressJobOptions } from '../../engine/press-options.ts'
import { isOperator } from '../../operator.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { findBoughtDecal, findDecalOfVariant } from '../../made-to-order/index.ts'
import { findVisitor } from '../../visitor.ts'
import { sendDesignPicture, sendProductionFile, sendSoldFile } from './file-responses.ts'
import { describeFiles } from './file-routes.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'

type FileDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'store' | 'visitorSecret'>

/** A design or an artwork that the preview shows. */
type PreviewedThing = {
  id: string
  visitorHash: string
  title: string
  /** The width of the preview in mm if the request doesn't name a width. */
  widthMm: number
  made: { designId: string } | { artworkId: string }
  subject: () => Promise<DecalSubject>
}

export type PreviewSource = {
  of: 'designs' | 'artwork'
  /** Finds a design or artwork by id, regardless of its owner. */
  find: (id: string) => Promise<PreviewedThing | null>
  unknown: (c: Context) => Response
}

const querySchema = z.object({
  view: z.enum(pictureViews).default('preview'),
  widthMm: z.coerce.number().min(DECAL_SIZE.minWidth).max(DECAL_SIZE.maxWidth).optional(),
  cut: z.enum(['kiss', 'through']).default('kiss'),
  variant: z.coerce.number().int().positive().optional(),
  /**
   * Two options for operators only. The option `marks` adds registration marks. The option `white` adds white ink; its value (the choke)
   * says by how many mm the white area is smaller than the print.
   */
  marks: z.literal('yes').optional(),
  white: z.coerce.number().min(0).max(2).optional(),
})
const nameSchema = z.object({ id: z.string(), format: z.enum(['png', ...productionFormats]) })

/** Serves pictures to the owners of a design or artwork, production files to its buyers, and both to operators. */
export function createPreviewRoutes(deps: FileDeps, kind: PreviewSource): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  describeFiles(api, kind.of)
  const limit = createCallLimit(deps, 'previews')
  api.get(`/api/${kind.of}/:file{[0-9A-Za-z]+\\.(?:png|svg|pdf|dxf|eps)}`, async (c) => {
    const asked = readRequest(c)
    if (!asked || (asked.view === 'mask' && kind.of === 'designs'))
      return respondProblem(c, 'invalid-parameter', 'A parameter is invalid.')
    const visitor = await findVisitor(c, deps)
    const operator = await isOperator(c, deps)
    const thing = await kind.find(asked.id)
    if (!thing || !(operator || thing.visitorHash === visitor?.hash)) return kind.unknown(c)
    const asker = operator ? 'operator' : thing.visitorHash
    const call = await limit(c, asker)
    if (!call.ok) return respondTooManyCalls(c, call)
    return send(c, deps, { thing, asked, asker, operator })
  })
  return api
}

/** Parses the file name, such as "id.pdf", and the query. */
function readRequest(c: Context) {
  const [id, format] = (c.req.param('file') ?? '').split('.')
  const name = nameSchema.safeParse({ id, format })
  const query = querySchema.safeParse(c.req.query())
  return name.success && query.success ? { ...name.data, ...query.data } : null
}

type PreviewRequest = {
  thing: PreviewedThing
  asked: NonNullable<ReturnType<typeof readRequest>>
  /**
   * The name under which the engine counts this request for its limits. It identifies the owner of the design or artwork, or it is
   * `operator`.
   */
  asker: string
  operator: boolean
}

async function send(c: Context, deps: FileDeps, { thing, asked, asker, operator }: PreviewRequest) {
  const { id, title, subject } = thing
  const { format, view } = asked
  const making = { widthMm: asked.widthMm ?? thing.widthMm, cutKind: asked.cut }
  if (format === 'png') return sendDesignPicture(c, deps, { id, asker, making, view, findSubject: subject })
  const made = await findSold(deps, { thing, asked, operator })
  if (made) return sendSoldFile(c, deps, { asker, title, subject, made, format })
  // Operators may request a file of any size, even if it wasn't sold.
  if (operator)
    return sendProductionFile(c, deps, { asker, title, subject, making, format, press: pressOf(asked) })
  return respondProblem(c, 'not-bought')
}

function pressOf({ marks, white }: PreviewRequest['asked']): PressJobOptions {
  return { marks: marks === 'yes', ...(white !== undefined && { white: { chokeMm: white } }) }
}

/** Finds the sold decal that is requested. Operators name its variant. Visitors get only decals that they bought. */
async function findSold({ db }: FileDeps, { thing, asked, operator }: Omit<PreviewRequest, 'asker'>) {
  const { made, visitorHash } = thing
  const { variant: variantId = null } = asked
  if (!operator) return findBoughtDecal(db, made, { visitorHash, variantId })
  return variantId === null ? null : findDecalOfVariant(db, made, variantId)
}
