import { writeMetaDescription } from '../../domain/catalogue/meta-description.ts'
import { isDecalProduct } from '../../domain/catalogue/is-decal-product.ts'
import type { SoldKind } from '../../content/trust-bar.ts'
import { isPhysicalProduct } from '../../domain/catalogue/is-physical-product.ts'
import * as api from '../browser/api-resources.ts'
import { LazyPart } from '../page-framework/lazy-part.tsx'
import type { PageUrl, PageHead, PageProps } from '../page-framework/page-module.ts'
import { AlertSection } from '../features/back-in-stock/alert-form.tsx'
import { CallToAction } from '../features/call-to-action/call-to-action.tsx'
import { ProductLoadError } from '../features/product/product-errors.tsx'
import { ProductSections } from '../features/product/product-sections.tsx'
import { ProductSkeleton } from '../features/product/product-skeleton.tsx'
import { ProductQuestions } from '../features/reviews/on-product/product-questions.tsx'
import { ProductReviews } from '../features/reviews/on-product/product-reviews.tsx'
import { toReviewData } from '../features/reviews/review-data.ts'
import {
  productQuestionsResource,
  productReviewsResource,
  REVIEW_PARAMETERS,
  parseReviewListPosition,
} from '../features/reviews/review-resources.ts'
import { TrustBar } from '../features/social-proof/trust-bar.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { makeProductData } from '../features/structured-data/product-data.ts'
import { ProductNotFound } from './product-not-found.tsx'
import { LazyLowStock, LazyViewers } from './lazy-social-proof.tsx'

const liveWidget = () => import('../features/social-proof/live-widget.tsx')

export const queryParameters = ['variant', ...REVIEW_PARAMETERS]

export const getResources = ({ params: { id = '' }, search }: PageUrl) => ({
  product: api.productResource(id),
  reviews: productReviewsResource(id, parseReviewListPosition(search)),
  questions: productQuestionsResource(id),
})

type ProductProps = PageProps<ReturnType<typeof getResources>>

export function getHead({ resources: { product, reviews } }: ProductProps): PageHead {
  if (product.state !== 'ready') return { title: 'Product', description: '' }
  const { title, handle, description, imageSrc } = product.value
  const path = `/product/${handle}`
  return {
    title,
    description: writeMetaDescription(description),
    canonicalPath: path,
    ...(imageSrc === null ? {} : { imagePath: imageSrc }),
    // Structured data is only for search engines, which read the document from the server.
    structuredData: import.meta.env.SSR
      ? [
          {
            ...makeProductData(product.value),
            ...(reviews.state === 'ready' && toReviewData(reviews.value)),
          },
          makeBreadcrumbData({ name: 'Shop', path: '/shop' }, { name: title, path }),
        ]
      : [],
  }
}

export const getStatus = ({ resources: { product } }: ProductProps) =>
  product.state === 'failed' ? product.status || 503 : 200

export default function ProductPage({ resources: { product, reviews, questions }, search }: ProductProps) {
  switch (product.state) {
    case 'loading':
      return <ProductSkeleton />
    case 'failed':
      return product.status === 404 ? <ProductNotFound /> : <ProductLoadError />
    case 'ready': {
      const isDecal = isDecalProduct(product.value.productType)
      return (
        <>
          <ProductSections
            product={product.value}
            search={search}
            lowStock={LazyLowStock}
            soldOut={AlertSection}
            viewers={<LazyViewers page={`/product/${product.value.handle}`} />}
          >
            <ProductReviews
              handle={product.value.handle}
              reviews={reviews}
              from={parseReviewListPosition(search)}
            />
            <ProductQuestions handle={product.value.handle} isDecal={isDecal} questions={questions} />
          </ProductSections>
          <TrustBar sold={soldKindOf(product.value.productType)} />
          <CallToAction page={isDecal ? 'product' : 'general'} quiet />
          <LazyPart part={liveWidget} props={{ kind: 'purchases' }} />
        </>
      )
    }
  }
}

function soldKindOf(productType: string): SoldKind {
  if (!isPhysicalProduct(productType)) return 'files and services'
  return isDecalProduct(productType) ? 'decals' : 'other products'
}
