import { z } from '@hono/zod-openapi'

/** POST /api/operator/session */
export const operatorSignInSchema = z
  .object({
    token: z.string().max(1_000),
    /** What the log of changes calls whoever signs in. */
    name: z.string().trim().max(60).default(''),
  })
  .openapi('OperatorSignIn')

/** What an address below /operator shows: the sign-in to everybody who has not signed in, whatever the address. */
export type OperatorFrame =
  | { kind: 'sign-in' }
  | { kind: 'signed-in'; name: string }
  /** The shop has no operator. */
  | { kind: 'none' }
