import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { FailurePage } from '../../../contract/failure-page.ts'
import { type Problem, problemSchema } from '../../../contract/problem.ts'
import { problem, problemStatus, sendProblem, type ProblemStatus } from '../../api/problem.ts'
import { isDatabaseUnavailable, isUnstorableText } from '../../db/database-errors.ts'
import type { Log } from '../../log.ts'
import { askAgain } from '../ask-again.ts'
import type { Pages } from '../pages.ts'
import { barePage } from './bare-page.ts'
import { failureMessage } from './failure-messages.ts'
import { makeFailureReference } from './failure-reference.ts'
import { wantsPage } from './wants-page.ts'

const DATABASE_AWAY = 'The shop can’t reach its database. Please try again.'
const INTERNAL_ERROR = 'Something went wrong on our end.'

const KEPT_HERE = 'The button below sends what you entered once more.'
const KEPT_IN_BROWSER = 'Go back in your browser to find your form as it was.'

type FailureDeps = { log: Log; pages: Pick<Pages, 'sendFailure'> | null }

/**
 * The one place that answers failures. Handlers answer expected ones with `problem`, unexpected ones are thrown; a person gets either as
 * a page in the shop's frame, a program as problem+json.
 */
export function answerFailures(app: Hono, deps: FailureDeps): void {
  app.use(async (c, next) => {
    await next()
    if (isPlainFailure(c.res)) c.res = describePlainFailure(c)
    if (isProblem(c.res) && wantsPage(c)) await replaceByPage(c, deps)
  })
  app.onError((error, c) => answerError(error, c, deps.log))
}

/** Never a 5xx for what a client sent. The path isn't logged: it may hold a secret. */
function answerError(error: Error, c: Context, log: Log): Response {
  if (error instanceof HTTPException)
    return problem(c, problemStatus(error.status) ?? 400, 'bad-request', error.message)
  if (isUnstorableText(error))
    return problem(c, 422, 'unstorable-text', 'The text contains a character we can’t store.')
  const reference = makeFailureReference()
  const isAway = isDatabaseUnavailable(error)
  if (isAway) log('warn', 'The database is away', { route: routePath(c), reference, error })
  else log('error', 'A request failed', { route: routePath(c), reference, error })
  return isAway
    ? sendProblem(c, 503, { code: 'database-away', detail: DATABASE_AWAY, reference })
    : sendProblem(c, 500, { code: 'internal-error', detail: INTERNAL_ERROR, reference })
}

/** A failure without a page or data of its own, as the router and its middleware answer. */
function isPlainFailure({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return status >= 400 && (type === '' || type.startsWith('text/plain'))
}

const PLAIN: Partial<Record<ProblemStatus, readonly [code: string, detail: string]>> = {
  404: ['not-found', 'There is nothing at this address.'],
  413: ['body-too-large', 'The body is too large.'],
}

function describePlainFailure(c: Context): Response {
  const status = problemStatus(c.res.status) ?? 400
  const [code, detail] = PLAIN[status] ?? ['bad-request']
  return problem(c, status, code, detail)
}

const isProblem = ({ status, headers }: Response): boolean =>
  status >= 400 && (headers.get('content-type') ?? '').startsWith('application/problem+json')

async function replaceByPage(c: Context, { log, pages }: FailureDeps): Promise<void> {
  const refused = c.res
  const status = problemStatus(refused.status) ?? 400
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
  // The address, which may be a secret, is told to no other site.
  answer.headers.set('referrer-policy', 'same-origin')
  answer.headers.set('cache-control', 'private, no-store')
  // What is set over an answer takes that one's headers.
  c.res = undefined
  c.res = answer
}

async function readProblem(answer: Response): Promise<Problem | null> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return null
  return problemSchema.safeParse(await answer.json()).data ?? null
}

type Described = { status: ProblemStatus; reference: string; detail?: string | undefined }

async function describeFailure(
  c: Context,
  { status, reference, detail: said }: Described,
): Promise<FailurePage & { refresh?: number }> {
  const { title, text, tone = 'error', again: mayHelp, detail, refresh } = failureMessage(status, c.req.path)
  const again = mayHelp ? await askAgain(c) : null
  const aboutForm = mayHelp && (again ? again.fields && KEPT_HERE : KEPT_IN_BROWSER)
  const parts = [detail && said, text, aboutForm]
  return {
    kind: 'message',
    tone,
    title,
    text: parts.filter(Boolean).join(' '),
    links: again ? [] : [{ label: 'Continue Shopping', path: '/shop' }],
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
    log('error', 'The failure page could not be rendered', { reference: failure.reference, error })
    return barePage(failure, status)
  }
}
