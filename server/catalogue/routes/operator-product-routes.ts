import { createRoute, z } from '@hono/zod-openapi'
import { newProductSchema, newVariantSchema } from '../../../contract/operator/new-product.ts'
import {
  importPreviewSchema,
  importResultSchema,
  operatorProductListSchema,
  operatorProductSchema,
  pictureUploadSchema,
  productEditSchema,
  productListQuerySchema,
} from '../../../contract/operator/product.ts'
import {
  badParameter,
  formBody,
  formFile,
  jsonResponse,
  jsonBody,
  problemResponse,
} from '../../web/responses.ts'
import { conflict, operatorOnlyResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/products'

const withHandle = { params: z.object({ handle: z.string().max(255) }) }
const tooLarge = { 413: problemResponse('Too large') } as const

export const list = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List the catalogue’s products, on sale or not, 50 per page',
  request: { query: productListQuerySchema },
  responses: {
    200: jsonResponse('The products', operatorProductListSchema),
    ...badParameter,
    ...operatorOnlyResponses,
  },
})

export const create = createRoute({
  method: 'post',
  path: PATH,
  summary: 'A new product with its variants, at the end of the catalogue',
  request: { body: jsonBody(newProductSchema) },
  responses: {
    201: jsonResponse('The product', operatorProductSchema),
    ...operatorOnlyResponses,
    409: problemResponse('A product has this address already (handle-taken)'),
    422: problemResponse('Invalid value'),
  },
})

export const addVariant = createRoute({
  method: 'post',
  path: `${PATH}/{handle}/variants`,
  summary: 'Add a variant to a product; rejected if the product has changed since the given version',
  request: { ...withHandle, body: jsonBody(newVariantSchema) },
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameter,
    ...operatorOnlyResponses,
    ...conflict,
    422: problemResponse('Invalid value'),
  },
})

export const show = createRoute({
  method: 'get',
  path: `${PATH}/{handle}`,
  summary: 'Get a product with all its data',
  request: withHandle,
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameter,
    ...operatorOnlyResponses,
  },
})

export const edit = createRoute({
  method: 'put',
  path: `${PATH}/{handle}`,
  summary: 'Update a product; rejected if it has changed since the given version',
  request: { ...withHandle, body: jsonBody(productEditSchema) },
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameter,
    ...operatorOnlyResponses,
    ...conflict,
    422: problemResponse('A value is not as expected, or a variant or picture is unknown'),
  },
})

export const picture = createRoute({
  method: 'post',
  path: `${PATH}/pictures`,
  summary: 'Upload a picture for use in a product',
  request: { body: formBody(z.object({ file: formFile })) },
  responses: {
    201: jsonResponse('The picture', pictureUploadSchema),
    ...operatorOnlyResponses,
    ...tooLarge,
    415: problemResponse('Not a picture'),
    503: problemResponse('No room'),
  },
})

export const exportCsv = createRoute({
  method: 'get',
  path: `${PATH}/export.csv`,
  summary: 'Export the catalogue as a product CSV',
  responses: {
    200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...operatorOnlyResponses,
  },
})

export const previewCsv = createRoute({
  method: 'post',
  path: `${PATH}/preview`,
  summary: 'Preview the changes that importing a product CSV would make',
  request: { body: formBody(z.object({ file: formFile })) },
  responses: { 200: jsonResponse('The changes', importPreviewSchema), ...operatorOnlyResponses, ...tooLarge },
})

export const importCsv = createRoute({
  method: 'post',
  path: `${PATH}/import`,
  summary: 'Import a product CSV if it makes exactly the previewed changes',
  request: { body: formBody(z.object({ file: formFile, plan: z.string().max(100) })) },
  responses: {
    200: jsonResponse('The result', importResultSchema),
    ...operatorOnlyResponses,
    ...tooLarge,
  },
})
