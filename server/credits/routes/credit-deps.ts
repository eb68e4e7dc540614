import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

export type CreditPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limits: AttemptLimits }
