import { analyticsCopy } from '../../../content/analytics.ts'
import { ANALYTICS_VIEWS } from '../../../domain/analytics/views.ts'
import { RegionMap } from './region-map.tsx'

const { empty, upcoming, tabs } = analyticsCopy

/** Explains the dashboard's tabs and shows an empty map, for a period without orders. */
export const NoOrdersNotice = () => (
  <section
    aria-labelledby="no-orders"
    className="mt-6 grid items-center gap-8 bg-paper p-4 md:p-6 lg:grid-cols-2"
  >
    <div>
      <h2 id="no-orders" className="text-lg">
        {empty}
      </h2>
      <p className="mt-2 text-slate">{upcoming.lead}</p>
      <dl className="mt-4 grid gap-3">
        {ANALYTICS_VIEWS.map((view) => (
          <div key={view} className="border-t border-line pt-2">
            <dt className="font-semibold">{tabs[view]}</dt>
            <dd className="text-sm text-slate">{upcoming.views[view]}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="max-w-md lg:justify-self-center lg:w-full">
      <RegionMap regions={[]} />
    </div>
  </section>
)
