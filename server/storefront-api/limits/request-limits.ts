import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { getOperationAST, GraphQLError, parse, type DocumentNode, visit } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import { z } from 'zod'
import { createConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { writeJsonInSlices } from './json-in-slices.ts'
import { measureOperation } from './measure-operation.ts'
import { isStorable, isStorableText, isNestedDeeperThan } from './text-limits.ts'
import type { OperationContext } from './slice-fields.ts'
import { TimeSlices } from '../../runtime/time-slices.ts'

/**
 * The limits of a GraphQL operation. A server can easily handle an operation of this size. Real storefronts ask for less: the largest known
 * operation, the cart page of vercel/commerce, asks for up to 130,000 objects.
 */
const LIMITS = { tokens: 8_000, brackets: 60, depth: 20, aliases: 100, objects: 250_000 }

/**
 * The number of objects from which an operation counts as large. Large operations run one at a time and in time slices, so that page
 * requests don't have to wait for them.
 */
const LARGE = 1_000
/** The processor time in ms below which an operation isn't followed by a pause. Operations of usual storefronts take less than this. */
const QUICK_MS = 10
/**
 * After a longer operation, the queue pauses for the operation's processor time multiplied by this number. All large operations together
 * therefore use only about a quarter of the processor.
 */
const RESTS = 3
const MAX_REST_MS = 3_000
/** The time in ms that a large operation waits for its turn, before the API responds that it is busy. */
const MAX_WAIT_MS = 10_000

/** The errors that these limits have caused, as opposed to GraphQL's own validation errors. */
const refusals = new WeakSet<GraphQLError>()

const paramsSchema = z.looseObject({
  query: z.string().min(1),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Rejects operations that are too large, and operations with text that the database can't store. Runs large operations one at a time and in
 * time slices.
 */
export function createRequestLimitsPlugin(): Plugin {
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
          const text = 'errors' in result ? null : await writeJsonInSlices(result, slices)
          return text === null ? result : Object.assign(result, { stringify: () => text })
        }),
      )
    },
    onResultProcess: ({ result }) => {
      if ('errors' in result) result.errors?.forEach(keepStatus)
    },
  }
}

/** Returns a function that runs large operations one at a time, each followed by a pause that depends on its processor time. */
function takeTurnsWithRests() {
  const takeTurns = createConcurrencyLimit(1, MAX_WAIT_MS)
  return <T>(work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const turn = takeTurns(async () => {
      const before = performance.eventLoopUtilization()
      await work().then(resolve, reject)
      // Lets the response be sent before the pause starts.
      await setImmediate()
      const { active } = performance.eventLoopUtilization(before)
      await wait(active > QUICK_MS ? Math.min(RESTS * active, MAX_REST_MS) : 0)
    })
    // Rejects the operation if it has waited too long for its turn.
    turn.catch(reject)
    return promise
  }
}

function parseQuery(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens })
  } catch (error) {
    throw refusal(
      error instanceof Error ? error.message : 'The query can’t be parsed.',
      'GRAPHQL_PARSE_FAILED',
    )
  }
}

function refuseParams(params: unknown): GraphQLError | null {
  const parsed = paramsSchema.safeParse(params)
  if (!parsed.success) return refusal('The request is invalid.', 'BAD_REQUEST')
  const { query, variables } = parsed.data
  if (isNestedDeeperThan(LIMITS.brackets, query))
    return refusal('The query is nested too deeply.', 'MAX_DEPTH_EXCEEDED')
  if (!isStorableText(query) || !isStorable(variables)) {
    return refusal('The request contains invalid text.', 'BAD_REQUEST')
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
      `The response could contain ${objects} objects; ${LIMITS.objects} are allowed.`,
      'MAX_COST_EXCEEDED',
    )
  }
  return holdsOddText(document) ? refusal('The query contains invalid text.', 'BAD_REQUEST') : null
}

// Checks the parsed values, because the escape "\u0000" becomes a NUL character only when it is parsed.
function holdsOddText(document: DocumentNode): boolean {
  let odd = false
  visit(document, {
    StringValue: ({ value }) => {
      odd ||= !isStorableText(value)
    },
  })
  return odd
}

/** Removes @defer, so that the response is sent as a whole. The directive's definition allows that. */
function withoutDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'defer' ? null : undefined) })
}

/**
 * Keeps the status 400 for errors that these limits cause. Without this, GraphQL Yoga would mark them as errors of parsing or validation
 * (`spec`) and send 200 to clients that accept application/json.
 */
function keepStatus(error: GraphQLError): void {
  if (refusals.has(error)) Object.assign(error.extensions, { http: { status: 400, spec: false } })
}

function refusal(message: string, code: string): GraphQLError {
  const error = new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
  refusals.add(error)
  return error
}
