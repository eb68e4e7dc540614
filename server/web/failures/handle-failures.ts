import type { Context, Hono } from 'hono'
import { randomInt } from 'node:crypto'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { FailurePage } from '../../../contract/failure-page.ts'
import { type Problem, problemSchema } from '../../../contract/problem.ts'
import {
  respondProblem,
  respondProblemWithCode,
  findProblemStatus,
  respondUnhandledError,
} from '../problem.ts'
import type { ProblemReason, ProblemStatus } from '../problem-reasons.ts'
import { isDatabaseUnavailable, isUnstorableText } from '../../runtime/database-errors.ts'
import type { Log } from '../../runtime/log.ts'
import { createRetryRequest } from '../create-retry-request.ts'
import type { Pages } from '../pages/pages.ts'
import { renderFailurePage } from './bare-page.ts'
import { getFailureMessage } from './failure-messages.ts'
import { wantsPage } from './wants-page.ts'

const KEPT_HERE = 'The button below sends what you entered again.'
const KEPT_IN_BROWSER = 'Go back in your browser to find your form as it was.'

/** Letters and digits that aren't easily confused with each other. */
const REFERENCE_CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const REFERENCE_LENGTH = 8

type FailureDeps = { log: Log; pages: Pick<Pages, 'sendFailure'> | null }

/**
 * Responds to all failures. Handlers return expected failures with `problem` and throw unexpected ones. People get a page in the shop's
 * layout; programs get problem+json.
 */
export function handleFailures(app: Hono, deps: FailureDeps): void {
  app.use(async (c, next) => {
    await next()
    if (isPlainFailure(c.res)) c.res = plainProblem(c, c.res.status)
    if (isProblem(c.res) && wantsPage(c)) await replaceByPage(c, deps)
  })
  app.onError((error, c) => answerError(error, c, deps.log))
}

/**
 * Converts an error to a response. A mistake of the client never gives a 5xx status. The path isn't logged, because it may contain a
 * secret.
 */
function answerError(error: Error, c: Context, log: Log): Response {
  if (error instanceof HTTPException)
    return plainProblem(c, error.status, error.message === '' ? undefined : error.message)
  if (isUnstorableText(error)) return respondProblem(c, 'unstorable-text')
  const reference = makeFailureReference()
  const isAway = isDatabaseUnavailable(error)
  if (isAway) log('warn', 'The database is unavailable', { route: routePath(c), reference, error })
  else log('error', 'A request failed', { route: routePath(c), reference, error })
  return respondUnhandledError(c, isAway ? 'database-away' : 'internal-error', reference)
}

/** Whether an error response has only a status, without a page or problem details. The router and its middleware send such responses. */
function isPlainFailure({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return status >= 400 && (type === '' || type.startsWith('text/plain'))
}

/** The reason for each status, for error responses that have only a status. */
const PLAIN_REASONS: Partial<Record<ProblemStatus, ProblemReason>> = {
  400: 'bad-request',
  403: 'foreign-origin',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  500: 'internal-error',
  503: 'busy',
}

function plainProblem(c: Context, answered: number, detail?: string): Response {
  const status = findProblemStatus(answered) ?? 400
  const reason = PLAIN_REASONS[status]
  return reason ? respondProblem(c, reason, detail) : respondProblemWithCode(c, status, 'bad-request', detail)
}

const isProblem = ({ status, headers }: Response): boolean =>
  status >= 400 && (headers.get('content-type') ?? '').startsWith('application/problem+json')

async function replaceByPage(c: Context, { log, pages }: FailureDeps): Promise<void> {
  const refused = c.res
  const status = findProblemStatus(refused.status) ?? 400
  const said = await readProblem(refused)
  const reference = said?.reference ?? makeFailureReference()
  if (said?.reference === undefined)
    log('info', 'A request was refused', { route: routePath(c), status, code: said?.code, reference })
  const { refresh, ...failure } = await describeFailure(c, { status, reference, detail: said?.detail })
  const answer = await render(c, failure, { status, log, pages })
  for (const cookie of refused.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  const retryAfter = refused.headers.get('retry-after')
  if (retryAfter !== null) answer.headers.set('retry-after', retryAfter)
  if (refresh !== undefined) answer.headers.set('refresh', String(refresh))
  // The page's URL may be secret. With this header, browsers send the URL only to the shop itself, and not to other sites.
  answer.headers.set('referrer-policy', 'same-origin')
  answer.headers.set('cache-control', 'private, no-store')
  // Removes the old response first, because otherwise Hono would merge its headers into the new response.
  c.res = undefined
  c.res = answer
}

async function readProblem(answer: Response): Promise<Problem | null> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return null
  return problemSchema.safeParse(await answer.json()).data ?? null
}

type FailureDescription = { status: ProblemStatus; reference: string; detail?: string | undefined }

async function describeFailure(
  c: Context,
  { status, reference, detail: said }: FailureDescription,
): Promise<FailurePage & { refresh?: number }> {
  const {
    title,
    text,
    tone = 'error',
    again: mayHelp,
    detail,
    refresh,
  } = getFailureMessage(status, c.req.path)
  const again = mayHelp ? await createRetryRequest(c) : null
  const aboutForm = mayHelp && (again ? again.fields && KEPT_HERE : KEPT_IN_BROWSER)
  const parts = [detail && said, text, aboutForm]
  return {
    kind: 'message',
    tone,
    title,
    text: parts.filter(Boolean).join(' '),
    links: [{ label: 'Continue Shopping', path: '/shop' }],
    ...(again && { again }),
    ...(refresh !== undefined && { refresh }),
    reference,
  }
}

async function render(
  c: Context,
  failure: FailurePage,
  { status, log, pages }: FailureDeps & { status: number },
): Promise<Response> {
  if (!pages) return Response.json(failure, { status })
  try {
    return await pages.sendFailure(c, failure, status)
  } catch (error) {
    log('error', 'Couldn’t render the failure page', { reference: failure.reference, error })
    return renderFailurePage(failure, status)
  }
}

/** Makes a reference number that customers can quote, to find the error in the log. */
const makeFailureReference = (): string =>
  `E-${Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)]).join('')}`
