import type { Deps } from '../../deps.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

export type OrderPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limit: CallLimit }
