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
  describeFormBody,
  formFileSchema,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
} from '../../web/responses.ts'
import { conflictResponse, requireOperatorResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/products'

const withHandle = { params: z.object({ handle: z.string().max(255) }) }
const tooLarge = { 413: describeProblemResponse('Too large') } as const

export const listProductsRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List the catalogue’s products, on sale or not, 50 per page',
  request: { query: productListQuerySchema },
  responses: {
    200: describeJsonResponse('The products', operatorProductListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const createProductRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'A new product with its variants, at the end of the catalogue',
  request: { body: describeJsonBody(newProductSchema) },
  responses: {
    201: describeJsonResponse('The product', operatorProductSchema),
    ...requireOperatorResponses,
    409: describeProblemResponse('A product has this address already (handle-taken)'),
    422: describeProblemResponse('Invalid value'),
  },
})

export const addVariantRoute = createRoute({
  method: 'post',
  path: `${PATH}/{handle}/variants`,
  summary: 'Add a variant to a product; rejected if the product has changed since the given version',
  request: { ...withHandle, body: describeJsonBody(newVariantSchema) },
  responses: {
    200: describeJsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('Invalid value'),
  },
})

export const showProductRoute = createRoute({
  method: 'get',
  path: `${PATH}/{handle}`,
  summary: 'Get a product with all its data',
  request: withHandle,
  responses: {
    200: describeJsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const editProductRoute = createRoute({
  method: 'put',
  path: `${PATH}/{handle}`,
  summary: 'Update a product; rejected if it has changed since the given version',
  request: { ...withHandle, body: describeJsonBody(productEditSchema) },
  responses: {
    200: describeJsonResponse('The product', operatorProductSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('A value is not as expected, or a variant or picture is unknown'),
  },
})

export const addProductPictureRoute = createRoute({
  method: 'post',
  path: `${PATH}/pictures`,
  summary: 'Upload a picture for use in a product',
  request: { body: describeFormBody(z.object({ file: formFileSchema })) },
  responses: {
    201: describeJsonResponse('The picture', pictureUploadSchema),
    ...requireOperatorResponses,
    ...tooLarge,
    415: describeProblemResponse('Not a picture'),
    503: describeProblemResponse('No room'),
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
  request: { body: describeFormBody(z.object({ file: formFileSchema })) },
  responses: {
    200: describeJsonResponse('The changes', importPreviewSchema),
    ...requireOperatorResponses,
    ...tooLarge,
  },
})

export const importCsvRoute = createRoute({
  method: 'post',
  path: `${PATH}/import`,
  summary: 'Import a product CSV if it makes exactly the previewed changes',
  request: { body: describeFormBody(z.object({ file: formFileSchema, plan: z.string().max(100) })) },
  responses: {
    200: describeJsonResponse('The result', importResultSchema),
    ...requireOperatorResponses,
    ...tooLarge,
  },
})
