import type { Context } from 'hono'
import type { z } from 'zod'
import type { FieldError, Problem } from '../../contract/problem.ts'

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const

export type ProblemStatus = keyof typeof TITLES

const RETRY_AFTER_SECONDS = '5'

/** Answers an error of the REST API as problem+json; `code` is stable, `detail` is for people. */
export function problem(
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

export function sendProblem(
  c: Context,
  status: ProblemStatus,
  said: Omit<Problem, 'type' | 'title' | 'status'>,
) {
  const body: Problem = { type: 'about:blank', title: TITLES[status], status, ...said }
  c.header('Content-Type', 'application/problem+json')
  c.header('Cache-Control', 'no-store')
  if (status === 503) c.header('Retry-After', RETRY_AFTER_SECONDS)
  return c.body(JSON.stringify(body), status)
}

type Validation = { success: true } | { success: false; target: string; error: z.core.$ZodError }

/** The default hook of @hono/zod-openapi: a wrong parameter is 400, a wrong field of a body 422. */
export function refuseInvalid(result: Validation, c: Context) {
  if (result.success) return undefined
  const errors = result.error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.').slice(0, 200),
    message: issue.message,
  }))
  const inBody = result.target === 'json' || result.target === 'form'
  return inBody
    ? problem(c, 422, 'invalid-body', 'The body is not as expected.', errors)
    : problem(c, 400, 'invalid-parameter', 'A parameter is not as expected.', errors)
}

/** The status as one of those that problems have. */
export const problemStatus = (status: number): ProblemStatus | undefined =>
  isProblemStatus(status) ? status : undefined

const isProblemStatus = (status: number): status is ProblemStatus => Object.hasOwn(TITLES, status)
