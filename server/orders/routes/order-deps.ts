import type { OrderPages } from '../../../contract/order-pages.ts'
import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { SendGiven } from '../../web/pages/send-given.ts'

/** What the pages about orders work with. */
export type OrderPagesDeps = Deps & { send: SendGiven<OrderPages>; limits: AttemptLimits }
