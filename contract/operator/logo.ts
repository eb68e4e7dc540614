import { z } from '@hono/zod-openapi'

export const LARGEST_LOGO_BYTES = 10 * 1024 * 1024

/** POST /api/operator/logo: the stored logo's URL, for the setting look.logo. */
export const takenLogoSchema = z.object({ src: z.string() }).openapi('TakenLogo')

export type TakenLogo = z.infer<typeof takenLogoSchema>
