import { metaDescription } from '../../domain/catalogue/meta-description.ts'
import * as api from '../browser/api.ts'
import type { PageAddress, PageHead, PageProps } from '../browser/page-module.ts'
import { ProductLoadError, ProductNotFound } from '../features/product/product-errors.tsx'
import { ProductSkeleton } from '../features/product/product-skeleton.tsx'
import { ProductView } from '../features/product/product-view.tsx'
import { RecommendationsPanel } from '../features/product/recommendations-panel.tsx'
import { breadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { productData } from '../features/structured-data/product-data.ts'

export const resources = ({ params }: PageAddress) => ({ product: api.product(params['id'] ?? '') })

type ProductProps = PageProps<ReturnType<typeof resources>>

export function head({ resources: { product } }: ProductProps): PageHead {
  if (product.state !== 'ready') return { title: 'Product | Niagara Decals', description: '' }
  const { title, handle, description, imageSrc } = product.value
  const path = `/product/${handle}`
  return {
    title: `${title} | Niagara Decals`,
    description: metaDescription(description),
    canonicalPath: path,
    ...(imageSrc === null ? {} : { imagePath: imageSrc }),
    // For search engines, which read what the server sends.
    structuredData: import.meta.env.SSR
      ? [productData(product.value), breadcrumbData({ name: 'Shop', path: '/shop' }, { name: title, path })]
      : [],
  }
}

export const status = ({ resources: { product } }: ProductProps) =>
  product.state === 'failed' ? product.status || 503 : 200

export default function Product({ resources: { product } }: ProductProps) {
  switch (product.state) {
    case 'loading':
      return <ProductSkeleton />
    case 'failed':
      return product.status === 404 ? <ProductNotFound /> : <ProductLoadError />
    case 'ready':
      return (
        <>
          <ProductView product={product.value} />
          <RecommendationsPanel product={product.value} />
        </>
      )
  }
}
