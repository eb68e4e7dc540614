import type { Hono } from 'hono'

/**
 * The people who may use a route. public: everyone, and all get the same response. own: everyone, but only for their own data. secret:
 * anyone who has the link. operator: the staff. signed: programs that sign their requests.
 */
export type RouteClass = 'public' | 'own' | 'secret' | 'operator' | 'signed'
export type Route = { method: string; path: string; kind: RouteClass }

const RULES: readonly [RegExp, RouteClass][] = [
  [/^(POST|DELETE) \/api\/operator\/session$/, 'public'],
  [/^\w+ \/(api\/)?operator\//, 'operator'],
  [/^\w+ \/api\/analytics\//, 'public'],
  [/^POST \/webhooks\//, 'signed'],
  [/^\w+ \/(checkout|orders|proofs|quotes|downloads|wallet|pay)\//, 'secret'],
  [/^GET \/credits\/receipts\//, 'secret'],
  [/^\w+ \/credits\/(review$|purchases\/)/, 'own'],
  [/^\w+ \/(newsletter|back-in-stock)\/(confirm|unsubscribe)\//, 'secret'],
  [/^\w+ \/api\/carts\//, 'secret'],
  [/^\w+ \/api\/(designs|artwork|images|user|points|referrals|saved-for-later|recently-viewed)(\/|$)/, 'own'],
  [
    /^\w+ \/api\/(rewards|achievements|quotes|banners|made-to-order|previews|label-sheets|presence|events)(\/|$)/,
    'own',
  ],
  [/^\w+ \/api\/(reviews\/:id|products\/:id\/questions$)/, 'own'],
  [
    /^POST \/api\/(calculators|boat-lettering|cut-files|newsletter|design-inspiration|subject-guess)(\/|$)/,
    'own',
  ],
  [
    /^\w+ \/(account|cart|images|referrals|fleet|contact|newsletter|back-in-stock|label-sheets|track)(\/|$)/,
    'own',
  ],
  [/^POST \/(calculators|boat-lettering|cut-files)\//, 'own'],
  [/^GET \/(r|discount)\/:code$/, 'own'],
  [
    /^GET \/(healthz|readyz|robots\.txt|sitemap\.xml|service-worker\.js|manifest\.webmanifest|analytics)$/,
    'public',
  ],
  [/^GET \/(sitemaps|og|icons|img|media|review-photos|collections|products|templates|blog)\//, 'public'],
  [/^GET \/:folder\{pages\|blogs\|policies\}\/:handle$/, 'public'],
  [
    /^GET \/api\/(products|collections|search|recommendations|delivery-estimate|product-pictures)(\/|$)/,
    'public',
  ],
  [/^GET \/api\/(collection-ratings|product-cards|provincial-cards|collection-tiles|cut-files)$/, 'public'],
  [
    /^GET \/api\/(artwork-credits|motifs|texts|site-map|posts|newest-posts|home-words|page-words|boat-lettering|fleet-lettering|social-proof|subject-guess|openapi\.json|docs)(\/|$)/,
    'public',
  ],
  [/^POST \/api\/:version.*\/graphql(\.json)?$/, 'public'],
]

/** Lists all routes of the router. Routes that no rule matches are listed separately. */
export function classifyRoutes(app: Hono): { routes: Route[]; unknown: string[] } {
  const routes: Route[] = []
  const unknown: string[] = []
  for (const name of new Set(app.routes.flatMap(namesOf))) {
    const [method = '', path = ''] = name.split(' ')
    const kind = RULES.find(([pattern]) => pattern.test(name))?.[1]
    if (kind) routes.push({ method, path, kind })
    else unknown.push(name)
  }
  return { routes, unknown }
}

/** Returns a list with the name of a route. The list is empty if the route is middleware, which is registered for all methods. */
function namesOf({ method, path }: { method: string; path: string }): string[] {
  if (method !== 'ALL') return [`${method} ${path}`]
  return path.includes('graphql') ? [`POST ${path}`] : []
}
