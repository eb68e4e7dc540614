import type { ImagesPage } from '../../../../contract/images-page.ts'
import type { Deps } from '../../../deps.ts'
import type { AttemptLimits } from '../../../platform/rate-limits/policies.ts'
import type { SendGiven } from '../../../web/pages/send-given.ts'

export type ImagePageDeps = Deps & { send: SendGiven<ImagesPage>; limits: AttemptLimits }
