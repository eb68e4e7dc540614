import { z } from 'zod'

/** The messages from the server process to the database process. */
export const toDatabase = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('stop') }),
])
export type ToDatabase = z.infer<typeof toDatabase>

export const startFailure = z.object({
  type: z.literal('failed'),
  reason: z.enum(['in-use', 'not-writable', 'other-version', 'disk-full', 'broken']),
  message: z.string(),
})
export type StartFailure = z.infer<typeof startFailure>

/** The messages from the database process to the server process. */
export const fromDatabase = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  startFailure,
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('report'), message: z.string() }),
])
export type FromDatabase = z.infer<typeof fromDatabase>
