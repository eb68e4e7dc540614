import { home } from '../../content/home.ts'
import * as api from '../browser/api.ts'
import { LatePart } from '../browser/late-part.tsx'
import type { PageHead, PageProps } from '../browser/page-module.ts'
import { PopularProducts } from '../features/catalogue/popular-products.tsx'
import { BlogTeasers } from '../features/home/blog-teasers.tsx'
import { BrowseBlock } from '../features/home/browse-block.tsx'
import { CategoryCards } from '../features/home/category-cards.tsx'
import { DesignSection } from '../features/home/design-section.tsx'
import { FeaturedCollections } from '../features/home/featured-collections.tsx'
import { Hero } from '../features/home/hero.tsx'
import { PromoBanner } from '../features/home/promo-banner.tsx'
import { RatedCollections } from '../features/home/rated-collections.tsx'
import { Testimonials } from '../features/home/testimonials.tsx'
import { TrustStrip } from '../features/home/trust-strip.tsx'
import { picturesOfHome, ratedHandles } from '../features/home/what-home-shows.ts'
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx'
import { noPictures } from '../ui/product-picture.tsx'
import { RestOfPage } from '../ui/rest-of-page.tsx'
import {
  localBusinessData,
  organizationData,
  websiteData,
} from '../features/structured-data/business-data.ts'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

export const resources = () => ({
  popular: api.popularProducts(),
  pictures: api.productPictures(picturesOfHome),
  ratings: api.collectionRatings(ratedHandles),
  posts: api.newestPosts(),
})

export const head = (): PageHead => ({
  ...home.metadata,
  canonicalPath: '/',
  // For search engines, which read the server's document.
  structuredData: import.meta.env.SSR ? [localBusinessData(), organizationData(), websiteData()] : [],
})

export default function Home({ resources: loaded }: PageProps<ReturnType<typeof resources>>) {
  const pictures = loaded.pictures.state === 'ready' ? loaded.pictures.value : noPictures
  const ratings = loaded.ratings.state === 'ready' ? loaded.ratings.value : {}
  return (
    <>
      <Hero pictures={pictures} />
      <TrustStrip />
      <RestOfPage>
        <CategoryCards pictures={pictures} />
        <DesignSection pictures={pictures} />
        <PopularProducts popular={loaded.popular} words={home.popular} />
        <PromoBanner />
        <FeaturedCollections pictures={pictures} />
        <RatedCollections pictures={pictures} ratings={ratings} />
        <BrowseBlock pictures={pictures} />
        <Testimonials pictures={pictures} />
        <BlogTeasers posts={loaded.posts.state === 'ready' ? loaded.posts.value : []} />
        <NewsletterSection page="/" />
      </RestOfPage>
      <LatePart part={liveWidget} props={{ kind: 'purchases' }} />
    </>
  )
}
