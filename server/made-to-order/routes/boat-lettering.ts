import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { boatLettering as words, EXAMPLE_LICENCE_NUMBER } from '../../../content/landing/boat-lettering.ts'
import {
  type BoatLetteringResponse,
  boatLetteringRequestSchema,
  boatLetteringSchema,
  boatLineSchema,
} from '../../../contract/boat-lettering.ts'
import { formatGid } from '../../../domain/ids.ts'
import { type BoatField, boatFields } from '../../../domain/lettering/boat-fields.ts'
import {
  type BoatFaults,
  type BoatValues,
  readBoatValues,
  HULL_COLOURS,
  parseBoatLettering,
  BOAT_SIDES,
} from '../../../domain/lettering/boat-lettering.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import { findFilmColour } from '../../../domain/production/film-colours.ts'
import type { Deps } from '../../deps.ts'
import { drawBoatLettering } from '../lettering/boat-lettering.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'
import { createBoatLetteringActions, type SoldLettering } from './line-actions.ts'

const drawRoute = createRoute({
  method: 'get',
  path: '/api/boat-lettering',
  summary: 'Draw a licence number for the bow of a boat at its size, check it against the law, and price it',
  description: 'Without a licence number, an example is drawn. `faults` describes what is wrong, by field.',
  request: { query: boatLetteringRequestSchema },
  responses: {
    200: describeJsonResponse('The lettering, or the faults to correct', boatLetteringSchema),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

const lineRoute = createRoute({
  method: 'post',
  path: '/api/boat-lettering/line',
  summary: 'Create the merchandise for one side’s lettering; a boat needs two',
  request: { body: describeJsonBody(boatLetteringRequestSchema) },
  responses: {
    200: describeJsonResponse('The line', boatLineSchema),
    422: describeProblemResponse('It isn’t legal or can’t be made'),
    ...describeRateLimit('boat-lettering-lines'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

/** Adds the routes of the boat page's lettering tool. */
export function createBoatLetteringRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const sell = createBoatLetteringActions(deps)
  api.openapi(drawRoute, async (c) => {
    const asked = c.req.valid('query')
    const answer = await answerFor(
      deps,
      readBoatValues((field) => asked[field]),
    )
    return answer ? c.json(answer, 200) : respondProblem(c, 'engine-busy', words.busy)
  })
  api.openapi(lineRoute, async (c) => {
    const asked = c.req.valid('json')
    const sold = await sell(
      c,
      readBoatValues((field) => asked[field]),
    )
    if (!sold.ok) return refuse(c, sold)
    const line = {
      merchandiseId: formatGid('ProductVariant', sold.variantId),
      quantity: BOAT_SIDES,
      price: toDecimal(sold.eachCents),
      currencyCode: SHOP_CURRENCY,
      title: `${words.title}: ${sold.lettering.number}`,
    }
    return c.json(line, 200)
  })
  return api
}

function refuse(c: Context, refused: Exclude<SoldLettering, { ok: true }>) {
  switch (refused.reason) {
    case 'faults':
      return respondProblem(c, 'not-offered', words.look, listed(faultWords(refused.faults)))
    case 'too-many-requests':
      return respondTooManyCalls(c, refused)
    case 'busy':
      return respondProblem(c, 'engine-busy', words.busy)
    case 'too-long':
      return respondProblemWithCode(c, 422, refused.reason, words.tooLong, listed({ height: words.tooLong }))
  }
}

type FaultWords = BoatLetteringResponse['faults']

/** Draws the lettering; null if the engine is too busy. */
async function answerFor(
  deps: Pick<Deps, 'engine'>,
  values: BoatValues,
): Promise<BoatLetteringResponse | null> {
  const isExample = values.number.trim() === ''
  const read = parseBoatLettering(isExample ? { ...values, number: EXAMPLE_LICENCE_NUMBER } : values)
  if (!read.ok) return { drawn: null, faults: faultWords(read.faults) }
  const { lettering } = read
  const drawn = await drawBoatLettering(deps, lettering)
  if (!drawn.ok) return drawn.reason === 'busy' ? null : { drawn: null, faults: { height: words.tooLong } }
  const { specification, path, eachCents } = drawn
  const { widthMm, heightMm, capMm } = specification
  const { number, colour, hull, contrast } = lettering
  return {
    drawn: {
      number,
      isExample,
      widthMm,
      heightMm,
      capMm,
      path,
      film: findFilmColour(colour) ?? HULL_COLOURS[hull],
      hull: HULL_COLOURS[hull],
      contrast: Math.floor(contrast.ratio * 10) / 10,
      isContrastWeak: contrast.verdict === 'weak',
      each: toDecimal(eachCents),
      price: toDecimal(eachCents * BOAT_SIDES),
    },
    faults: {},
  }
}

const faultWords = (faults: BoatFaults): FaultWords =>
  Object.fromEntries(
    boatFields.flatMap((field) => (faults[field] ? [[field, words.faults[faults[field]]]] : [])),
  )

const listed = (faults: FaultWords): { field: BoatField; message: string }[] =>
  boatFields.flatMap((field) => (faults[field] ? [{ field, message: faults[field] }] : []))
