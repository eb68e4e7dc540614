import { useEffect, useState } from 'react'
import type { CardProduct, PopularCards } from '../../../contract/showcase.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { loadResourceNow } from '../../page-framework/load-resource-now.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import { createApiResource } from '../../page-framework/resource.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { clearViewed, readViewed } from './viewed-products.ts'

const words = productPageCopy.recentlyViewed

/** Products that were viewed earlier in this browser, with current data. Renders nothing on a first visit. */
export function RecentlyViewedProducts({ current }: { current: number }) {
  const [products, setProducts] = useState<readonly CardProduct[]>([])
  useEffect(() => {
    let wanted = true
    const show = async () => {
      const others = readViewed().filter((product) => product !== current)
      if (others.length === 0) return
      const loaded = await loadResourceNow(
        createApiResource<PopularCards>(`/api/recently-viewed?products=${others.join(',')}`),
      )
      if (wanted && loaded.state === 'ready') setProducts(loaded.value.products)
    }
    void show()
    return () => {
      wanted = false
    }
  }, [current])
  if (products.length === 0) return null
  const clear = () => {
    clearViewed()
    setProducts([])
  }
  return (
    <section aria-labelledby="recently-viewed" className="page-width pt-16 md:pt-24">
      <SectionHeading id="recently-viewed" title={words.title}>
        <button type="button" onClick={clear} className="text-link py-2">
          {words.clear}
        </button>
      </SectionHeading>
      {/* A scrolling strip has to be focusable, so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-labelledby="recently-viewed" className="scroll-strip gap-3 pb-2 md:gap-5">
        {products.map((product) => (
          <ViewedCard key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function ViewedCard({ product }: { product: CardProduct }) {
  return (
    <li className="group relative w-36 md:w-44">
      <Picture
        src={product.imageSrc}
        alt=""
        sizes="176px"
        upTo={320}
        className="aspect-square w-full rounded-md object-cover"
      />
      <PageLink
        to={`/product/${product.handle}`}
        className="mt-2 block text-sm leading-snug font-semibold after:absolute after:inset-0 group-hover:text-gorge group-hover:underline"
      >
        {product.title}
      </PageLink>
      <Price now={formatPriceText(product.price, product.currencyCode)} />
    </li>
  )
}
