import { createRoute, z } from '@hono/zod-openapi'
import { artworkSchema } from '../../../contract/artwork.ts'
import {
  creditHistorySchema,
  creditPaymentSchema,
  creditPriceSchema,
  creditPurchaseSchema,
  creditPurchaseRequestSchema,
  creditPurchaseStartSchema,
  imageRequestSchema,
  userCreditsSchema,
} from '../../../contract/credits.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const keyed = {
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/)
      .optional()
      .openapi({ description: 'Repeating the request with the same key has no further effect.' }),
  }),
}

export const creditsRoute = createRoute({
  method: 'get',
  path: '/api/user/credits',
  summary: 'Get the visitor’s design credits',
  responses: {
    200: describeJsonResponse('The balance; 0 for visitors who never had any', userCreditsSchema),
  },
})

export const creditHistoryRoute = createRoute({
  method: 'get',
  path: '/api/user/credits/entries',
  summary: 'List credits added and spent, newest first',
  responses: { 200: describeJsonResponse('Up to 200 entries of the ledger', creditHistorySchema) },
})

export const creditPriceRoute = createRoute({
  method: 'get',
  path: '/api/user/credits/price',
  summary: 'Get the price of a credit package with the taxes of a place',
  request: {
    query: z.object({
      package: z.string().max(40),
      country: z.string().max(40).default('CA'),
      province: z.string().max(40),
    }),
  },
  responses: {
    200: describeJsonResponse('Today’s price, taxes and total', creditPriceSchema),
    422: describeProblemResponse('No such package (unknown-package) or place (unknown-place)'),
  },
})

export const buyCreditsRoute = createRoute({
  method: 'post',
  path: '/api/user/credits/purchase',
  summary: 'Buy a package of credits',
  description:
    'The shop sets packages and prices. Taxes of the billing place are added, or those of the shop’s province if none is given. Credits are added when the payment provider confirms the payment: 202 contains the address of the payment page, and the purchase has the result. Repeated with its key after that, the request returns 200.',
  request: { ...keyed, body: describeJsonBody(creditPurchaseRequestSchema) },
  responses: {
    200: describeJsonResponse('Paid: the new balance', creditPurchaseStartSchema),
    202: describeJsonResponse('Payment continues on the provider’s page', creditPaymentSchema),
    409: describeProblemResponse('The same request is still running (idempotency-key-in-use)'),
    422: describeProblemResponse(
      'No such package (unknown-package), not its price (other-amount), not in CAD (other-currency), no e-mail address or place to bill (invalid-billing), or another body under a used key (idempotency-key-reused)',
    ),
    ...describeRateLimit('credit-payments'),
    503: describeProblemResponse('The payment provider doesn’t respond (payment-unavailable)'),
  },
})

export const creditPurchaseRoute = createRoute({
  method: 'get',
  path: '/api/user/credits/purchases/{id}',
  summary: 'Get the state of one of the visitor’s credit purchases; checks with the payment provider',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: describeJsonResponse('The purchase', creditPurchaseSchema), ...notFoundResponse },
})

export const generateArtworkRoute = createRoute({
  method: 'post',
  path: '/api/artwork/generate',
  summary: 'Generate a picture with the image model, for credits',
  description:
    'The picture is processed like an upload: background removed, redrawn as flat shapes, contoured. If that fails, the credits are returned.',
  request: { ...keyed, body: describeJsonBody(imageRequestSchema) },
  responses: {
    201: describeJsonResponse('The artwork, read', artworkSchema),
    402: describeProblemResponse('Not enough credits (not-enough-credits)'),
    404: describeProblemResponse('The shop has no image model (image-model-off)'),
    409: describeProblemResponse('The same request is still running (idempotency-key-in-use)'),
    422: describeProblemResponse('Refused; see the code'),
    ...describeRateLimit('drawings', 'or over 30 files or 150 MB (quota-reached)'),
    503: describeProblemResponse('The model returned no picture (image-model-failed); the credits are back'),
  },
})
