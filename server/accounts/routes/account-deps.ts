import type { AccountPage } from '../../../contract/account-page.ts'
import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import type { SendGiven } from '../../web/pages/send-given.ts'

/** What the handlers of the wallet work with. */
export type AccountDeps = Deps & { send: SendGiven<AccountPage>; limits: AttemptLimits }

export const walletPath = (notice?: string, part = ''): string =>
  `/account${notice === undefined ? '' : `?notice=${notice}`}${part}`
