import type { Deps } from '../../deps.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

/** The dependencies of the pages about orders. */
export type OrderPagesDeps = Deps & { send: RenderPrivatePage<'orders'>; limit: CallLimit }
