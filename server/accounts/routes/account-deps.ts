import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** Dependencies of the account handlers. */
export type AccountDeps = Deps & { send: RenderPrivatePage<'account'>; limits: AttemptLimits }

export const accountPath = (notice?: string, part = ''): string =>
  `/account${notice === undefined ? '' : `?notice=${notice}`}${part}`
