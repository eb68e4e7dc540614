import { z } from '@hono/zod-openapi'

export const MAX_LOGO_BYTES = 10 * 1024 * 1024

/** POST /api/operator/logo: the URL of the stored logo, which is the value of the setting look.logo. */
export const storedLogoSchema = z.object({ src: z.string() }).openapi('StoredLogo')

export type StoredLogo = z.infer<typeof storedLogoSchema>
