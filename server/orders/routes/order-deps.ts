import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** Dependencies of the pages about orders. */
export type OrderPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limits: AttemptLimits }
