import type { Context } from 'hono'
import type { z } from 'zod'
import type { FieldError, Problem } from '../../contract/problem.ts'
import { PROBLEM_REASONS, PROBLEM_TITLES, type ProblemReason, type ProblemStatus } from './problem-reasons.ts'

const RETRY_AFTER_SECONDS = '5'

/** Responds with problem+json. The reason becomes `code`, which programs can rely on; `detail` is for people. */
export const respondProblem = (c: Context, reason: ProblemReason, detail?: string, errors?: FieldError[]) =>
  respondProblemWithCode(
    c,
    PROBLEM_REASONS[reason].status,
    reason,
    detail ?? PROBLEM_REASONS[reason].detail,
    errors,
  )

/**
 * Responds with problem+json, with a code and a status. For the codes in PROBLEM_REASONS, use `respondProblem`, which knows their status.
 */
export function respondProblemWithCode(
  c: Context,
  status: ProblemStatus,
  code: string,
  detail?: string,
  errors?: FieldError[],
) {
  return sendProblem(c, status, {
    code,
    ...(detail !== undefined && { detail }),
    ...(errors !== undefined && { errors }),
  })
}

/** Responds to an unexpected failure, with the reference number that is in the log. */
export const respondUnhandledError = (
  c: Context,
  reason: 'internal-error' | 'database-away',
  reference: string,
) => {
  const { status, detail } = PROBLEM_REASONS[reason]
  return sendProblem(c, status, { code: reason, detail, reference })
}

function sendProblem(c: Context, status: ProblemStatus, said: Omit<Problem, 'type' | 'title' | 'status'>) {
  const body: Problem = { type: 'about:blank', title: PROBLEM_TITLES[status], status, ...said }
  c.header('Content-Type', 'application/problem+json')
  c.header('Cache-Control', 'no-store')
  if (status === 503) c.header('Retry-After', RETRY_AFTER_SECONDS)
  return c.body(JSON.stringify(body), status)
}

type Validation = { success: true } | { success: false; target: string; error: z.core.$ZodError }

/** Responds to invalid input in routes of @hono/zod-openapi: 400 for a parameter, 422 for a field of the body. */
export function respondInvalidRequest(result: Validation, c: Context) {
  if (result.success) return undefined
  const errors = result.error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.').slice(0, 200),
    message: issue.message,
  }))
  const inBody = result.target === 'json' || result.target === 'form'
  return inBody
    ? respondProblem(c, 'invalid-body', undefined, errors)
    : respondProblem(c, 'invalid-parameter', undefined, errors)
}

/** Returns the status if the shop's problem details use it; otherwise undefined. */
export const findProblemStatus = (status: number): ProblemStatus | undefined =>
  isProblemStatus(status) ? status : undefined

const isProblemStatus = (status: number): status is ProblemStatus => Object.hasOwn(PROBLEM_TITLES, status)
