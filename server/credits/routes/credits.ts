import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { CreditPurchaseView, CreditPurchaseRequest } from '../../../contract/credits.ts'
import { formatTaxLabel } from '../../../domain/checkout/tax.ts'
import {
  type CreditBilling,
  type CreditPrice,
  checkBilling,
  parseBillingPlace,
  UNKNOWN_BUYER,
} from '../../../domain/credits/billing.ts'
import { checkPackageRequest, findCreditPackage } from '../../../domain/credits/packages.ts'
import { parseDecimal, SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { runIdempotent } from '../../platform/idempotency/run-idempotent.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { buyCredits, type BuyCreditsDeps } from '../buy-credits.ts'
import { buildReceiptPath } from '../find-receipt.ts'
import { findCreditBalance, listCreditEntries } from '../ledger.ts'
import { toCreditPrice, quoteCredits } from '../purchase-price.ts'
import { type CreditPurchase, findPurchase, getPurchase } from '../credit-purchases.ts'
import { findRememberedBilling } from '../remembered-billing.ts'
import { settlePurchase } from '../settle-purchase.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import {
  buyCreditsRoute,
  creditHistoryRoute,
  creditPriceRoute,
  creditPurchaseRoute,
  creditsRoute,
} from './credit-routes.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'

type CreditApiDeps = Pick<Deps, 'db' | 'now' | 'env' | 'log' | 'payments' | 'imageModel' | 'visitorSecret'>

const REFUSAL_MESSAGES = {
  'unknown-package': 'There is no such package of credits.',
  'other-amount': 'This isn’t the current price of the package.',
  'invalid-billing': 'Please enter an e-mail address, a country and one of its provinces or states.',
  'unknown-place': 'Please choose a province or state of the country.',
  'other-currency': 'Credits are sold in Canadian dollars (CAD).',
  'idempotency-key-reused': 'This key was used for another purchase.',
  'idempotency-key-in-use': 'This purchase is being started. Please wait a moment.',
} as const

/** The response to a purchase request, as it is stored. A repeated request with the same idempotency key gets the stored response. */
const startedSchema = z.union([
  z.object({ purchaseId: z.string() }),
  z.object({ reason: z.enum(['too-many-attempts', 'payment-unavailable']) }),
])
type StartedPurchase = z.infer<typeof startedSchema>

/** The API for credits. Because credits are worth money, visitors see only their own credits, and buy them at the shop's price. */
export function createCreditRoutes(base: CreditApiDeps): OpenAPIHono {
  const deps = { ...base, limits: createAttemptLimits(base, 'credit-payments') }
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/user/credits/*', setPrivatePageHeaders)
  api.openapi(creditsRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const availableCredits = visitor ? await findCreditBalance(deps.db, visitor.hash) : 0
    const imageModel = deps.imageModel && {
      credits: deps.imageModel.credits,
    }
    const billing = visitor ? await findRememberedBilling(deps.db, visitor.hash) : null
    return c.json({ availableCredits, imageModel, billing }, 200)
  })
  api.openapi(creditPriceRoute, (c) => {
    const asked = c.req.valid('query')
    const offer = findCreditPackage(asked.package)
    if (!offer) return respondProblemWithCode(c, 422, 'unknown-package', REFUSAL_MESSAGES['unknown-package'])
    const place = parseBillingPlace(asked)
    if (!place) return respondProblemWithCode(c, 422, 'unknown-place', REFUSAL_MESSAGES['unknown-place'])
    const price = quoteCredits(deps, offer, place)
    const total = toDecimal(price.totalCents)
    return c.json({ packageId: offer.id, ...amountsView(price), total, currency: SHOP_CURRENCY }, 200)
  })
  api.openapi(creditHistoryRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const entries = visitor ? await listCreditEntries(deps.db, visitor.hash) : []
    return c.json({ entries: entries.map(entryView) }, 200)
  })
  api.openapi(creditPurchaseRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const id = z.uuid().safeParse(c.req.valid('param').id)
    const purchase = id.success && visitor ? await findPurchase(deps.db, id.data) : null
    if (!purchase || purchase.visitorHash !== visitor?.hash)
      return respondProblem(c, 'not-found', 'There is no such purchase.')
    return c.json(await purchaseView(deps, await settleIfAnswered(deps, purchase)), 200)
  })
  buying(api, deps)
  return api
}

const setPrivatePageHeaders = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
})

function buying(api: OpenAPIHono, deps: BuyCreditsDeps & CreditApiDeps): void {
  api.openapi(buyCreditsRoute, async (c) => {
    const form = c.req.valid('json')
    const checked = checkPackageRequest(interpretPrompt(form))
    if (!checked.ok) return respondProblemWithCode(c, 422, checked.reason, REFUSAL_MESSAGES[checked.reason])
    const billing = readBilling(form)
    if (!billing)
      return respondProblemWithCode(c, 422, 'invalid-billing', REFUSAL_MESSAGES['invalid-billing'])
    const wanted = {
      package: checked.package,
      billing,
      price: quoteCredits(deps, checked.package, billing),
    }
    const visitor = await getOrCreateVisitor(c, deps)
    const buyer = { visitorHash: visitor.hash, address: findClientAddress(c, deps.env) }
    const run = async (): Promise<StartedPurchase> => {
      const bought = await buyCredits(deps, buyer, wanted)
      return bought.ok ? { purchaseId: bought.purchase.id } : { reason: bought.reason }
    }
    const key = c.req.valid('header')['idempotency-key']
    if (key === undefined) return answer(c, deps, await run())
    const body = { packageId: checked.package.id, ...(form.billing && { billing }) }
    const request = { scope: `credits:${visitor.hash}`, key, body }
    const keep = (value: StartedPurchase) => 'purchaseId' in value
    const started = await runIdempotent(deps.db, request, { answer: startedSchema, run, keep })
    if (started.ok) return answer(c, deps, started.value)
    return respondProblemWithCode(
      c,
      started.reason === 'idempotency-key-reused' ? 422 : 409,
      started.reason,
      REFUSAL_MESSAGES[started.reason],
    )
  })
}

/** Responds with the current state of the purchase. If the request is repeated after the payment, the response contains the balance. */
async function answer(c: Context, deps: BuyCreditsDeps, started: StartedPurchase) {
  if ('reason' in started) {
    return respondProblem(
      c,
      started.reason === 'too-many-attempts' ? 'too-many-requests' : 'payment-unavailable',
    )
  }
  const purchase = await getPurchase(deps.db, started.purchaseId)
  const { id, state, visitorHash, redirectUrl } = purchase
  if (state === 'paid') return c.json({ newTotalCredits: await findCreditBalance(deps.db, visitorHash) }, 200)
  if (redirectUrl === null) return respondProblem(c, 'payment-unavailable')
  return c.json({ purchaseId: id, paymentUrl: redirectUrl }, 202)
}

function interpretPrompt({ creditAmount, paymentDetails: { amount, currency } }: CreditPurchaseRequest) {
  return { credits: creditAmount, amountCents: parseDecimal(String(amount)), currency }
}

/** Reads the billing details; null if they're invalid. */
function readBilling({ billing }: CreditPurchaseRequest): CreditBilling | null {
  if (!billing) return UNKNOWN_BUYER
  const checked = checkBilling(billing)
  return checked.ok ? checked.billing : null
}

const amountsView = ({ priceCents, taxes }: CreditPrice) => ({
  price: toDecimal(priceCents),
  taxes: taxes.map((tax) => ({ label: formatTaxLabel(tax), amount: toDecimal(tax.amountCents) })),
})

/** Updates a purchase with the state that the provider reports. If the provider is unavailable, returns the last known state. */
async function settleIfAnswered(deps: BuyCreditsDeps, purchase: CreditPurchase): Promise<CreditPurchase> {
  try {
    return await settlePurchase(deps, purchase)
  } catch (error) {
    deps.log('error', 'Couldn’t settle a purchase of credits', { id: purchase.id, error })
    return purchase
  }
}

async function purchaseView(deps: BuyCreditsDeps, purchase: CreditPurchase): Promise<CreditPurchaseView> {
  const { id, state, packageId, amountCents, currency, redirectUrl, visitorHash, receiptToken } = purchase
  return {
    id,
    state,
    packageId,
    credits: purchase.credits,
    ...amountsView(toCreditPrice(purchase)),
    amount: toDecimal(amountCents),
    currency,
    paymentUrl: state === 'started' ? redirectUrl : null,
    receiptPath: state === 'paid' && receiptToken !== null ? buildReceiptPath(receiptToken) : null,
    newTotalCredits: state === 'paid' ? await findCreditBalance(deps.db, visitorHash) : null,
  }
}

type Entry = Awaited<ReturnType<typeof listCreditEntries>>[number]
const entryView = ({ id, amount, balanceAfter, reason, createdAt }: Entry) => ({
  id,
  amount,
  balance: balanceAfter,
  reason,
  createdAt: createdAt.toISOString(),
})
