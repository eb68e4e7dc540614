import { z } from 'zod'

/** The messages from the server process to the database process. */
export const messageToDatabaseSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('stop') }),
])
export type MessageToDatabase = z.infer<typeof messageToDatabaseSchema>

export const startFailureSchema = z.object({
  type: z.literal('failed'),
  reason: z.enum(['in-use', 'not-writable', 'other-version', 'disk-full', 'broken']),
  message: z.string(),
})
export type StartFailure = z.infer<typeof startFailureSchema>

/** The messages from the database process to the server process. */
export const messageFromDatabaseSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  startFailureSchema,
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('report'), message: z.string() }),
])
export type MessageFromDatabase = z.infer<typeof messageFromDatabaseSchema>
