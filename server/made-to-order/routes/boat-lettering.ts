import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { boatLettering as words, EXAMPLE_NUMBER } from '../../../content/landing/boat-lettering.ts'
import {
  type BoatLetteringAnswer,
  boatLetteringRequestSchema,
  boatLetteringSchema,
  boatLineSchema,
} from '../../../contract/boat-lettering.ts'
import { formatGid } from '../../../domain/ids.ts'
import { type BoatField, boatFields } from '../../../domain/lettering/boat-fields.ts'
import {
  type BoatFaults,
  type BoatValues,
  boatValues,
  HULLS,
  readBoatLettering,
  SIDES,
} from '../../../domain/lettering/boat-lettering.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import { filmColour } from '../../../domain/production/film-colours.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { drawBoatLettering, sellBoatLettering } from '../lettering/boat-lettering.ts'
import { takeVisitor } from '../../visitor.ts'
import { problem, problemAs, refuseInvalid } from '../../web/problem.ts'
import { jsonAnswer, jsonBody, problemAnswer } from '../../web/responses.ts'

const drawRoute = createRoute({
  method: 'get',
  path: '/api/boat-lettering',
  summary: 'A licence number for the bow of a boat: drawn at its size, checked against the law, priced',
  description: 'Without a number an example is drawn. What is wrong stands in faults, by field, in words.',
  request: { query: boatLetteringRequestSchema },
  responses: {
    200: jsonAnswer('The lettering, or what has to be put right', boatLetteringSchema),
    503: problemAnswer('The engine is busy (engine-busy): try again'),
  },
})

const lineRoute = createRoute({
  method: 'post',
  path: '/api/boat-lettering/line',
  summary: 'The merchandise of such lettering: one side; a boat takes two',
  request: { body: jsonBody(boatLetteringRequestSchema) },
  responses: {
    200: jsonAnswer('The line', boatLineSchema),
    422: problemAnswer('It would not pass, or cannot be made'),
    429: problemAnswer('Too many lines'),
    503: problemAnswer('The engine is busy (engine-busy): try again'),
  },
})

/** The lettering tool of the boat page. */
export function boatLettering(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  const limits = createAttemptLimits(deps, 'boat-lettering-lines')
  api.openapi(drawRoute, async (c) => {
    const asked = c.req.valid('query')
    const answer = await answerFor(
      deps,
      boatValues((field) => asked[field]),
    )
    return answer ? c.json(answer, 200) : problem(c, 'engine-busy', words.busy)
  })
  api.openapi(lineRoute, async (c) => {
    const asked = c.req.valid('json')
    const read = readBoatLettering(boatValues((field) => asked[field]))
    if (!read.ok) return problem(c, 'not-offered', words.look, listed(faultWords(read.faults)))
    const visitor = await takeVisitor(c, deps)
    const asker = { visitorHash: visitor.hash, address: clientAddress(c, deps.env) }
    if (!(await limits.take(asker, deps.now())).ok) {
      c.header('Retry-After', '600')
      return problem(c, 'too-many-requests')
    }
    const drawn = await drawBoatLettering(deps, read.lettering)
    if (!drawn.ok)
      return drawn.reason === 'busy'
        ? problem(c, 'engine-busy', words.busy)
        : problemAs(c, 422, drawn.reason, words.tooLong, listed({ height: words.tooLong }))
    const variantId = await sellBoatLettering(deps, { ...drawn, visitorHash: visitor.hash })
    const line = {
      merchandiseId: formatGid('ProductVariant', variantId),
      quantity: SIDES,
      price: toDecimal(drawn.eachCents),
      currencyCode: SHOP_CURRENCY,
      title: `${words.title}: ${read.lettering.number}`,
    }
    return c.json(line, 200)
  })
  return api
}

type FaultWords = BoatLetteringAnswer['faults']

/** Null if the engine is busy. */
async function answerFor(
  deps: Pick<Deps, 'engine'>,
  values: BoatValues,
): Promise<BoatLetteringAnswer | null> {
  const isExample = values.number.trim() === ''
  const read = readBoatLettering(isExample ? { ...values, number: EXAMPLE_NUMBER } : values)
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
      film: filmColour(colour) ?? HULLS[hull].colour,
      hull: HULLS[hull].colour,
      contrast: Math.floor(contrast.ratio * 10) / 10,
      isContrastWeak: contrast.verdict === 'weak',
      each: toDecimal(eachCents),
      price: toDecimal(eachCents * SIDES),
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
