import { describeHomePage, homeCopy } from '../../content/home.ts'
import type { HomeContent } from '../../content/home-content.ts'
import * as api from '../browser/api-resources.ts'
import { hydrateAfterDelay } from '../page-framework/hydrate-after-delay.tsx'
import { LazyPart } from '../page-framework/lazy-part.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { type LoadState, createApiResource } from '../page-framework/resource.ts'
import { CategoryCards } from '../features/home/category-cards.tsx'
import { DesignSection } from '../features/home/design-section.tsx'
import { Hero } from '../features/home/hero.tsx'
import { TrustStrip } from '../features/home/trust-strip.tsx'
import { noPictures } from '../ui/product-picture.tsx'
import { BelowFold } from '../ui/rest-of-page.tsx'
import {
  makeLocalBusinessData,
  makeOrganizationData,
  makeWebsiteData,
} from '../features/structured-data/business-data.ts'
import { getCollectionHandle } from '../features/home/get-collection-handle.ts'

const pictureOf = ({ picture }: { picture: string }) => picture

/** Lists the products whose pictures are on the home page, by the kind of picture: alone or in use. */
const listHomePictures = {
  decals: [
    ...homeCopy.hero.pictures,
    ...[homeCopy.featured.cards, homeCopy.browse.cards, homeCopy.testimonials.entries].flat().map(pictureOf),
  ],
  scenes: [
    ...homeCopy.hero.pictures.slice(0, 1),
    ...[homeCopy.categories.cards, homeCopy.rated.cards].flat().map(pictureOf),
  ],
}

/** Lists the handles of the collections shown with their products' ratings. */
const listRatedHandles = homeCopy.rated.cards.map(getCollectionHandle)

const restOfHome = hydrateAfterDelay(() => import('./rest-of-home.tsx'))
export const delayedParts = [restOfHome]
const liveWidget = () => import('../features/social-proof/live-widget.tsx')

// The page waits for the owner's texts, so that visitors never see the default texts first.
export const essentialResources = ['words']

export const getResources = () => ({
  popular: api.popularProductsResource(),
  pictures: api.productPicturesResource(listHomePictures),
  ratings: api.collectionRatingsResource(listRatedHandles),
  posts: api.newestPostsResource(),
  words: createApiResource<Partial<HomeContent>>('/api/home-words'),
})

type Props = PageProps<ReturnType<typeof getResources>>

const valueOr = <Value,>(loaded: LoadState<Value>, otherwise: Value): Value =>
  loaded.state === 'ready' ? loaded.value : otherwise

/** Returns the home page's texts. Texts that the owner changed replace the defaults. */
const withOwn = (words: LoadState<Partial<HomeContent>>): HomeContent => ({
  ...homeCopy,
  ...valueOr(words, {}),
})

export const getHead = ({ resources: { words } }: Props): PageHead => {
  const { title, description } = withOwn(words).metadata
  // The rest of the head is only for search engines, which read the document from the server.
  if (!import.meta.env.SSR) return { title, description: '' }
  return {
    title,
    description: description ?? describeHomePage(),
    canonicalPath: '/',
    structuredData: [makeLocalBusinessData(), makeOrganizationData(), makeWebsiteData()],
  }
}

export default function HomePage({ resources: loaded }: Props) {
  const home = withOwn(loaded.words)
  const pictures = valueOr(loaded.pictures, noPictures)
  return (
    <>
      <Hero words={home.hero} pictures={pictures} />
      <TrustStrip words={home.trust} />
      <BelowFold>
        <CategoryCards words={home.categories} pictures={pictures} />
        <DesignSection words={home.design} pictures={pictures} />
        <restOfHome.Part
          words={home}
          pictures={pictures}
          popular={loaded.popular}
          ratings={valueOr(loaded.ratings, {})}
          posts={valueOr(loaded.posts, [])}
        />
      </BelowFold>
      <LazyPart part={liveWidget} props={{ kind: 'purchases' }} />
    </>
  )
}
