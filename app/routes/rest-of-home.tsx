import type { ComponentProps } from 'react'
import type { HomeContent } from '../../content/home-content.ts'
import { PopularProducts } from '../features/catalogue/popular-products.tsx'
import { BlogTeasers } from '../features/home/blog-teasers.tsx'
import { BrowseSection } from '../features/home/browse-block.tsx'
import { FeaturedCollections } from '../features/home/featured-collections.tsx'
import { PromoBanner } from '../features/home/promo-banner.tsx'
import { RatedCollections } from '../features/home/rated-collections.tsx'
import { Testimonials } from '../features/home/testimonials.tsx'
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx'
import type { ShownProductPictures } from '../ui/product-picture.tsx'
import { SeparatelyHydratedSections } from '../ui/rest-of-page.tsx'

type RestOfHomeProps = {
  words: HomeContent
  pictures: ShownProductPictures
  popular: ComponentProps<typeof PopularProducts>['popular']
  ratings: ComponentProps<typeof RatedCollections>['ratings']
  posts: ComponentProps<typeof BlogTeasers>['posts']
}

/** The sections of the home page below the first screen. */
export default function HomeBelowFold({ words, pictures, popular, ratings, posts }: RestOfHomeProps) {
  return (
    <SeparatelyHydratedSections>
      <PopularProducts popular={popular} words={words.popular} />
      <PromoBanner words={words.promo} />
      <FeaturedCollections words={words.featured} pictures={pictures} />
      <RatedCollections words={words.rated} pictures={pictures} ratings={ratings} />
      <BrowseSection words={words.browse} pictures={pictures} />
      <Testimonials words={words.testimonials} pictures={pictures} />
      <BlogTeasers words={words.blog} posts={posts} />
      <NewsletterSection page="/" />
    </SeparatelyHydratedSections>
  )
}
