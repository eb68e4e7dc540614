import type { OrderPages } from '../../../contract/order-pages.ts'
import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { SendGiven } from '../../web/pages/send-given.ts'

/** What the private pages about credits work with. */
export type CreditPagesDeps = Deps & { send: SendGiven<OrderPages>; limits: AttemptLimits }
