import { type Context, Hono } from 'hono'
import { describeCalculatorFault } from '../../../content/landing/calculator-faults.ts'
import { packagingRules } from '../../../domain/calculators/packaging.ts'
import type { FieldFaults } from '../../../domain/calculators/fields.ts'
import { isPackageType, type PackageType, parsePackageSize } from '../../../domain/packaging/package-types.ts'
import { respondProblem } from '../../web/problem.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { isDielineFormat, makeDieline } from '../templates/packaging/make-dieline.ts'

const SIDES = ['width', 'height', 'depth'] as const

/** Serves dielines as PDF, SVG or DXF, with sizes in mm: `GET /templates/dieline/box.pdf?width=90&height=140&depth=50`. */
export function createDielineFileRoutes(deps: Deps): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'dielines')
  app.get('/templates/dieline/:file', async (c, next) => {
    const [type, format, ...more] = c.req.param('file').split('.')
    if (!isPackageType(type) || !isDielineFormat(format) || more.length > 0) return next()
    // The path contains the package type of the clicked download button. If the visitor has selected another type in the form, redirects to
    // the file of the selected type.
    const chosen = c.req.query('type')
    if (chosen !== type && isPackageType(chosen)) return c.redirect(addressOf(c, chosen, format), 303)
    const read = parsePackageSize(type, sidesOf(c))
    if (!read.ok) return refuse(c, type, read.faults)
    const call = await limit(c, findClientAddress(c, deps.env))
    if (!call.ok) return respondTooManyCalls(c, call)
    const file = await makeDieline(read.size, format)
    c.header('Content-Type', file.type)
    c.header('Content-Disposition', `attachment; filename="${file.name}"`)
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(file.bytes)
  })
  return app
}

const sidesOf = (c: Context) => Object.fromEntries(SIDES.map((side) => [side, c.req.query(side)]))

function queryOf(c: Context): URLSearchParams {
  const query = new URLSearchParams()
  for (const side of SIDES) {
    const value = c.req.query(side)
    if (value !== undefined) query.set(side, value.slice(0, 20))
  }
  return query
}

const addressOf = (c: Context, type: PackageType, format: string): string =>
  `/templates/dieline/${type}.${format}?${queryOf(c)}`

/** Redirects browsers to the form, which shows the error of each field. Programs get the errors as JSON. */
function refuse(c: Context, type: PackageType, faults: FieldFaults) {
  if (c.req.header('accept')?.includes('text/html')) {
    const query = queryOf(c)
    query.set('type', type)
    return c.redirect(`${packagingRules.path}?${query}#3d-widget`, 303)
  }
  const errors = Object.entries(faults).map(([field, fault]) => ({
    field,
    message: describeCalculatorFault(fault),
  }))
  return respondProblem(c, 'invalid-parameter', "We can't make this size.", errors)
}
