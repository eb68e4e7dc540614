import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { stringify } from 'csv-stringify/sync'
import { pictureFaultMessages } from '../../../content/operator/import-faults.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { type EditProductResult, editProduct } from '../editing/edit-product.ts'
import { listProductsForOperator } from '../editing/list-for-operator.ts'
import { findOperatorProduct } from '../editing/operator-product.ts'
import { previewImport, runImport } from '../editing/planned-import.ts'
import { addVariant, createProduct, type AddVariantResult } from '../editing/new-product.ts'
import { storeProductPicture } from '../editing/store-product-picture.ts'
import { exportRows } from '../export-catalogue.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import { respondStaleVersion } from '../../web/operator-responses.ts'
import * as routes from './operator-product-routes.ts'

type ProductDeps = Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret' | 'store'>

/** The operator's API for the catalogue: single products, and the whole catalogue as a CSV. */
export function createOperatorProductRoutes(deps: ProductDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/operator/products', '/api/operator/products/*'])
    api.use(path, requireOperator(deps))
  api.openapi(routes.listProductsRoute, async (c) =>
    c.json(await listProductsForOperator(deps.db, c.req.valid('query')), 200),
  )
  csvCalls(api, deps)
  newProductCalls(api, deps)
  api.openapi(routes.addProductPictureRoute, async (c) => {
    const taken = await storeProductPicture(deps, await bytesOf(c.req.valid('form').file))
    if (taken.ok) return c.json(taken.picture, 201)
    return taken.reason === 'no-room'
      ? respondProblem(c, 'no-room')
      : respondProblemWithCode(c, 415, taken.reason, 'Please choose a PNG, JPG, WebP, AVIF or GIF picture.')
  })
  api.openapi(routes.showProductRoute, async (c) => {
    const product = await findOperatorProduct(deps.db, c.req.valid('param').handle)
    return product ? c.json(product, 200) : unknownProduct(c)
  })
  api.openapi(routes.editProductRoute, async (c) => {
    const { handle } = c.req.valid('param')
    const actor = await findOperatorName(c, deps)
    const edited = await editProduct(deps, { handle, edit: c.req.valid('json'), actor })
    if (!edited.ok) return refuse(c, deps, handle, edited)
    const product = await findOperatorProduct(deps.db, handle)
    return product ? c.json(product, 200) : unknownProduct(c)
  })
  return api
}

function csvCalls(api: OpenAPIHono, deps: ProductDeps): void {
  api.openapi(routes.exportCsvRoute, (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="products.csv"')
    return stream(c, async (body) => {
      for await (const row of exportRows(deps.db))
        await body.write(stringify([row], { record_delimiter: 'unix' }))
    })
  })
  api.openapi(routes.previewCsvRoute, async (c) =>
    c.json(await previewImport(deps, await bytesOf(c.req.valid('form').file)), 200),
  )
  api.openapi(routes.importCsvRoute, async (c) => {
    const { file, plan } = c.req.valid('form')
    const actor = await findOperatorName(c, deps)
    return c.json(await runImport(deps, { csv: await bytesOf(file), plan, actor }), 200)
  })
}

function newProductCalls(api: OpenAPIHono, deps: ProductDeps): void {
  api.openapi(routes.createProductRoute, async (c) => {
    const actor = await findOperatorName(c, deps)
    const created = await createProduct(deps, { product: c.req.valid('json'), actor })
    if (!created.ok) {
      return created.reason === 'no-handle'
        ? respondProblemWithCode(c, 422, created.reason, 'A title needs at least one letter or number.')
        : respondProblemWithCode(
            c,
            409,
            created.reason,
            `Another product already has the address /product/${created.handle}. Please choose another title.`,
          )
    }
    const product = await findOperatorProduct(deps.db, created.handle)
    return product ? c.json(product, 201) : unknownProduct(c)
  })
  api.openapi(routes.addVariantRoute, async (c) => {
    const { handle } = c.req.valid('param')
    const actor = await findOperatorName(c, deps)
    const answer = await addVariant(deps, { handle, added: c.req.valid('json'), actor })
    if (!answer.ok) return refuseVariant(c, deps, handle, answer.reason)
    const product = await findOperatorProduct(deps.db, handle)
    return product ? c.json(product, 200) : unknownProduct(c)
  })
}

function refuseVariant(
  c: Context,
  { db }: ProductDeps,
  handle: string,
  reason: Exclude<AddVariantResult, { ok: true }>['reason'],
) {
  switch (reason) {
    case 'unknown-product':
      return unknownProduct(c)
    case 'changed-meanwhile':
      return respondStaleVersion(c, db, 'product', handle)
    case 'option-missing':
      return respondProblemWithCode(c, 422, reason, 'Enter an option name, such as Size.')
    case 'wrong-values':
      return respondProblemWithCode(c, 422, reason, 'A variant needs one value for each option.')
    case 'variant-known':
      return respondProblemWithCode(c, 422, reason, 'The product already has a variant with these values.')
  }
}

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())

const unknownProduct = (c: Context) =>
  respondProblem(c, 'not-found', 'There is no such product in the catalogue.')

function refuse(
  c: Context,
  { db }: ProductDeps,
  handle: string,
  refused: Exclude<EditProductResult, { ok: true }>,
) {
  switch (refused.reason) {
    case 'unknown-product':
      return unknownProduct(c)
    case 'changed-meanwhile':
      return respondStaleVersion(c, db, 'product', handle)
    case 'unknown-variant':
      return respondProblemWithCode(c, 422, refused.reason, 'One of the variants belongs to another product.')
    case 'unknown-picture':
      return respondProblemWithCode(
        c,
        422,
        refused.reason,
        `The picture ${refused.src} ${pictureFaultMessages[refused.fault]}.`,
      )
  }
}
