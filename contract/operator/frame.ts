import { z } from '@hono/zod-openapi'

/** POST /api/operator/session */
export const operatorSignInSchema = z
  .object({
    token: z.string().max(1_000),
    /** The operator's name for the audit log. */
    name: z.string().trim().max(60).default(''),
  })
  .openapi('OperatorSignIn')

/** The data that every page below /operator is rendered with. Operators who haven't signed in see the sign-in page instead. */
export type OperatorFrame =
  | { kind: 'sign-in' }
  | { kind: 'signed-in'; name: string }
  /** For a shop without an operator token, in which nobody can sign in. */
  | { kind: 'none' }
