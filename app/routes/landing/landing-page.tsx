import { useEffect, useMemo } from 'react'
import type { LandingPage, LandingSection } from '../../../content/landing/landing-page.ts'
import { changePageCopy, replacePageCopy } from '../../../content/page-copy.ts'
import type { FreeShippingOffer } from '../../../domain/checkout/free-shipping-offers.ts'
import { rememberFreeShippingOffer } from '../../browser/remember-free-shipping-offer.ts'
import { LazyPart } from '../../page-framework/lazy-part.tsx'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageModule } from '../../page-framework/page-module.ts'
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx'
import { HeroPicture } from '../../features/landing/hero/hero-picture.tsx'
import { LandingHero } from '../../features/landing/hero/landing-hero.tsx'
import { TrustBar } from '../../features/social-proof/trust-bar.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { noPictures, type ShownProductPictures } from '../../ui/product-picture.tsx'
import { BelowFold } from '../../ui/rest-of-page.tsx'
import { LazyRecentOrders, LazyViewers } from '../lazy-social-proof.tsx'
import { keepMeasuresTogether } from '../../ui/keep-measures-together.ts'
import { makeLandingData } from './landing-data.ts'
import { listLandingQueryParameters } from './landing-query.ts'
import { type LandingPageData, listLandingResources } from './landing-resources.ts'
import { LandingSectionView } from './landing-section-view.tsx'
import { fetchOrderPicture } from './order-pictures.ts'
import { fetchWidgets } from './widgets.tsx'

const liveWidget = () => import('../../features/social-proof/live-widget.tsx')

type ActionSection = Extract<LandingSection, { kind: 'action' }>
type Props = PageUrl & { resources: LandingPageData }

/** Creates the page for one of the landing pages in content/landing/. */
export async function createLandingPage(
  standard: LandingPage,
  offer?: FreeShippingOffer,
): Promise<PageModule> {
  const [orderPicture] = await Promise.all([fetchOrderPicture(standard), fetchWidgets(standard.sections)])
  const pageOf = ({ words }: LandingPageData): LandingPage =>
    words?.state === 'ready' ? replacePageCopy(standard, words.value) : standard
  const head = ({ resources }: Props): PageHead => {
    const page = pageOf(resources)
    const { title, description, path: canonicalPath } = page
    return {
      title,
      description,
      canonicalPath,
      structuredData: import.meta.env.SSR ? makeLandingData(page) : [],
    }
  }
  function Landing({ search, resources }: Props) {
    useEffect(() => {
      if (offer) rememberFreeShippingOffer(offer)
    }, [])
    const page = useMemo(() => changePageCopy(pageOf(resources), keepMeasuresTogether), [resources])
    const pictures = resources.pictures?.state === 'ready' ? resources.pictures.value : noPictures
    const [first, ...rest] = page.sections.map((section, index) =>
      section.kind === 'action' ? (
        <Ending key={section.kind} section={section} pictures={pictures} />
      ) : (
        <LandingSectionView
          key={`${section.kind}-${index}`}
          section={section}
          cards={resources[`cards-${index}`]}
          tiles={resources.tiles}
          boat={resources.boat}
          pictures={pictures}
          search={search}
          orderPicture={orderPicture}
        />
      ),
    )
    return (
      <>
        <div className="page-width">
          <Breadcrumb here={page.name}>
            <PageLink to="/">Home</PageLink>
          </Breadcrumb>
        </div>
        <LandingHero hero={page.hero} pictures={pictures} search={search} orderPicture={orderPicture} />
        {first}
        <BelowFold uneven>
          {rest.slice(0, -1)}
          <Proof page={page} />
          {rest.at(-1)}
        </BelowFold>
        <LazyPart part={liveWidget} props={{ kind: 'purchases' }} />
      </>
    )
  }
  return {
    default: Landing,
    getHead: head,
    queryParameters: listLandingQueryParameters(standard),
    getResources: ({ search }) => listLandingResources(standard, search),
    // The page waits for the owner's texts, so that visitors never see the default texts first.
    essentialResources: ['words'],
  }
}

/** Recent orders from the page's collection, and the shop's guarantees. They are shown before the call to action. */
const Proof = ({ page: { path, recentOrders, sells = 'decals' } }: { page: LandingPage }) => (
  <>
    {recentOrders !== undefined && <LazyRecentOrders collection={recentOrders} />}
    <TrustBar sold={sells}>
      <LazyViewers page={path} />
    </TrustBar>
  </>
)

/** The call to action at the end of the page, with the page's own picture. */
function Ending({ section, pictures }: { section: ActionSection; pictures: ShownProductPictures }) {
  const { kind: _kind, art, ...action } = section
  const look =
    action.look === 'mat'
      ? 'mx-auto aspect-square w-full max-w-72 rotate-2 rounded-sm shadow-lifted'
      : 'aspect-[4/3] size-full object-cover lg:aspect-square'
  return (
    <CallToAction
      {...action}
      picture={
        art && (
          <HeroPicture art={art} pictures={pictures} sizes="(min-width: 768px) 40vw, 92vw" className={look} />
        )
      }
    />
  )
}
