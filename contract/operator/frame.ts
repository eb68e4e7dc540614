import { z } from '@hono/zod-openapi'

/** POST /api/operator/session */
export const operatorSignInSchema = z
  .object({
    token: z.string().max(1_000),
    /** The operator's name in the audit log. */
    name: z.string().trim().max(60).default(''),
  })
  .openapi('OperatorSignIn')

/** The data that the pages below /operator are rendered with. People who aren't signed in get the sign-in page. */
export type OperatorFrame =
  | { kind: 'sign-in' }
  | { kind: 'signed-in'; name: string }
  /** The shop has no operator token, so nobody can sign in. */
  | { kind: 'none' }
