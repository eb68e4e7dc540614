import type { Deps } from '../../deps.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

export type AccountDeps = Deps & { send: RenderPrivatePage<'account'>; limit: CallLimit }

export const buildAccountPath = (notice?: string, part = ''): string =>
  `/account${notice === undefined ? '' : `?notice=${notice}`}${part}`
