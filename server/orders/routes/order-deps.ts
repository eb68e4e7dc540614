import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** What the pages about orders work with. */
export type OrderPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limits: AttemptLimits }
