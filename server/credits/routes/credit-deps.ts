import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** The dependencies of the private pages for credits. */
export type CreditPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limits: AttemptLimits }
