import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { getOperationAST, GraphQLError, parse, type DocumentNode, visit } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import { z } from 'zod'
import { createConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { jsonInSlices } from './json-in-slices.ts'
import { measureOperation } from './measure.ts'
import { isStorable, isStorableText, nestsDeeperThan } from './text.ts'
import type { OperationContext } from './slice-fields.ts'
import { TimeSlices } from '../../runtime/time-slices.ts'

/** These limits are high enough for storefronts (a cart page of vercel/commerce can have 130,000 objects) and no burden for a server. */
const LIMITS = { tokens: 8_000, brackets: 60, depth: 20, aliases: 100, objects: 250_000 }

/** Operations that may return more objects than this run one at a time and in time slices, because they block page requests. */
const LARGE = 1_000
/** If an operation took less processor time than this, as well-behaved storefronts' do, the next one starts at once. */
const QUICK_MS = 10
/**
 * After a longer operation, the queue pauses for this many times its processor time, so that large operations use about a quarter of the
 * processor.
 */
const RESTS = 3
const LONGEST_REST_MS = 3_000
/** Milliseconds that a large operation waits for its turn before the API responds that it is busy. */
const LONGEST_WAIT_MS = 10_000

/** Errors from these limits; GraphQL's own validation errors aren't among them. */
const refusals = new WeakSet<GraphQLError>()

const paramsSchema = z.looseObject({
  query: z.string().min(1),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** Rejects operations that are too large or contain unstorable text, before parsing, validation and execution. */
export function requestLimits(): Plugin {
  const slices = new TimeSlices()
  const takeTurn = takeTurnsWithRests()
  return {
    onParams: ({ params, setResult }) => {
      const error = refuseParams(params)
      if (error) setResult({ errors: [error] })
    },
    onParse: ({ setParseFn }) => {
      setParseFn((source: string) => withoutDefer(parseQuery(source)))
    },
    onValidate: ({ params, context, setResult }) => {
      const error = refuseDocument(params.documentAST, Reflect.get(context, 'params'))
      if (error) setResult([error])
    },
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation) return
      const variables = args.variableValues ?? {}
      if (measureOperation(operation, { document: args.document, variables }).objects <= LARGE) return
      const context: YogaInitialContext & OperationContext = args.contextValue
      context.pace = Object.assign(context.pace ?? {}, { slices })
      setExecuteFn((...asked: Parameters<typeof executeFn>) =>
        takeTurn(async () => {
          const result: object = await executeFn(...asked)
          const text = 'errors' in result ? null : await jsonInSlices(result, slices)
          return text === null ? result : Object.assign(result, { stringify: () => text })
        }),
      )
    },
    onResultProcess: ({ result }) => {
      if ('errors' in result) result.errors?.forEach(keepStatus)
    },
  }
}

/** Runs large operations one at a time, with a pause after each that depends on its processor time. */
function takeTurnsWithRests() {
  const takeTurns = createConcurrencyLimit(1, LONGEST_WAIT_MS)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const turn = takeTurns(async () => {
      const before = performance.eventLoopUtilization()
      await work().then(resolve, reject)
      // Lets the response be sent before the pause begins.
      await setImmediate()
      const { active } = performance.eventLoopUtilization(before)
      await wait(active > QUICK_MS ? Math.min(RESTS * active, LONGEST_REST_MS) : 0)
    })
    // Rejects if the operation waited too long for its turn.
    turn.catch(reject)
    return promise
  }
}

function parseQuery(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens })
  } catch (error) {
    throw refusal(
      error instanceof Error ? error.message : 'The query cannot be read.',
      'GRAPHQL_PARSE_FAILED',
    )
  }
}

function refuseParams(params: unknown): GraphQLError | null {
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success) return refusal('The request is not as expected.', 'BAD_REQUEST')
  const { query, variables } = parsed.data
  if (nestsDeeperThan(LIMITS.brackets, query))
    return refusal('The query nests too deep.', 'MAX_DEPTH_EXCEEDED')
  if (!isStorableText(query) || !isStorable(variables)) {
    return refusal('The request holds text that is no text.', 'BAD_REQUEST')
  }
  return null
}

function refuseDocument(document: DocumentNode, params: unknown): GraphQLError | null {
  const { operationName, variables } = paramsSchema.parse(params)
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  const { depth, aliases, objects } = measureOperation(operation, { document, variables: variables ?? {} })
  if (depth > LIMITS.depth)
    return refusal(`The query has ${depth} levels; ${LIMITS.depth} are allowed.`, 'MAX_DEPTH_EXCEEDED')
  if (aliases > LIMITS.aliases) {
    return refusal(`The query has ${aliases} aliases; ${LIMITS.aliases} are allowed.`, 'MAX_ALIASES_EXCEEDED')
  }
  if (objects > LIMITS.objects) {
    return refusal(
      `The answer could hold ${objects} objects; ${LIMITS.objects} are allowed.`,
      'MAX_COST_EXCEEDED',
    )
  }
  return holdsOddText(document) ? refusal('The query holds text that is no text.', 'BAD_REQUEST') : null
}

// The escape "\u0000" contains no NUL character, so parsed values have to be checked.
function holdsOddText(document: DocumentNode): boolean {
  let odd = false
  visit(document, {
    StringValue: ({ value }) => {
      odd ||= !isStorableText(value)
    },
  })
  return odd
}

/** Removes @defer, which the directive allows: the response is then sent as a whole. */
function withoutDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'defer' ? null : undefined) })
}

/**
 * Keeps status 400 for these limits' errors. Yoga marks parsing and validation errors with `spec`, and then responds with 200 to clients
 * that accept application/json.
 */
function keepStatus(error: GraphQLError): void {
  if (refusals.has(error)) Object.assign(error.extensions, { http: { status: 400, spec: false } })
}

function refusal(message: string, code: string): GraphQLError {
  const error = new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
  refusals.add(error)
  return error
}
