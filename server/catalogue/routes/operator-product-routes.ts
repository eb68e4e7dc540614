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
  badParameterResponse,
  formBody,
  formFile,
  jsonResponse,
  jsonBody,
  problemResponse,
} from '../../web/responses.ts'
import { conflictResponse, requireOperatorResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/products'

const withHandle = { params: z.object({ handle: z.string().max(255) }) }
const tooLarge = { 413: problemResponse('Too large') } as const

export const listProductsRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List the catalogue’s products, on sale or not, 50 per page',
  request: { query: productListQuerySchema },
  responses: {
    200: jsonResponse('The products', operatorProductListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const createProductRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'A new product with its variants, at the end of the catalogue',
  request: { body: jsonBody(newProductSchema) },
  responses: {
    201: jsonResponse('The product', operatorProductSchema),
    ...requireOperatorResponses,
    409: problemResponse('A product has this address already (handle-taken)'),
    422: problemResponse('Invalid value'),
  },
})

export const addVariantRoute = createRoute({
  method: 'post',
  path: `${PATH}/{handle}/variants`,
  summary: 'Add a variant to a product; rejected if the product has changed since the given version',
  request: { ...withHandle, body: jsonBody(newVariantSchema) },
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: problemResponse('Invalid value'),
  },
})

export const showProductRoute = createRoute({
  method: 'get',
  path: `${PATH}/{handle}`,
  summary: 'Get a product with all its data',
  request: withHandle,
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const editProductRoute = createRoute({
  method: 'put',
  path: `${PATH}/{handle}`,
  summary: 'Update a product; rejected if it has changed since the given version',
  request: { ...withHandle, body: jsonBody(productEditSchema) },
  responses: {
    200: jsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: problemResponse('A value is not as expected, or a variant or picture is unknown'),
  },
})

export const addProductPictureRoute = createRoute({
  method: 'post',
  path: `${PATH}/pictures`,
  summary: 'Upload a picture for use in a product',
  request: { body: formBody(z.object({ file: formFile })) },
  responses: {
    201: jsonResponse('The picture', pictureUploadSchema),
    ...requireOperatorResponses,
    ...tooLarge,
    415: problemResponse('Not a picture'),
    503: problemResponse('No room'),
  },
})

export const exportCsvRoute = createRoute({
  method: 'get',
  path: `${PATH}/export.csv`,
  summary: 'Export the catalogue as a product CSV',
  responses: {
    200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...requireOperatorResponses,
  },
})

export const previewCsvRoute = createRoute({
  method: 'post',
  path: `${PATH}/preview`,
  summary: 'Preview the changes that importing a product CSV would make',
  request: { body: formBody(z.object({ file: formFile })) },
  responses: {
    200: jsonResponse('The changes', importPreviewSchema),
    ...requireOperatorResponses,
    ...tooLarge,
  },
})

export const importCsvRoute = createRoute({
  method: 'post',
  path: `${PATH}/import`,
  summary: 'Import a product CSV if it makes exactly the previewed changes',
  request: { body: formBody(z.object({ file: formFile, plan: z.string().max(100) })) },
  responses: {
    200: jsonResponse('The result', importResultSchema),
    ...requireOperatorResponses,
    ...tooLarge,
  },
})
