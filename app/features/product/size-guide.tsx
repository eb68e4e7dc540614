import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { productPage } from '../../../content/product-page.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { namedSizes, pieceSize } from './piece-size.ts'
import type { SizeScenesProps } from './size-scenes.tsx'
import { sizeText } from './size-text.ts'

/** How large the chosen piece is, in figures and beside things of known size; nothing where its size is not known. */
export function SizeGuide({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const size = chosen && pieceSize(product, chosen)
  if (!size) return null
  return (
    <section aria-labelledby="size-guide" className="page-width pt-16 md:pt-24">
      <SectionHeading id="size-guide" title={productPage.size.title} lead={sizeText(size)} />
      <LateScenes
        title={product.title}
        src={product.imageSrc}
        size={size}
        sizes={namedSizes(product)}
        words={[...product.tags, product.productType]}
      />
    </section>
  )
}

/** The scenes weigh more than all the rest of the page: they come when somebody comes near them. */
function LateScenes(props: SizeScenesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [SizeScenes, setSizeScenes] = useState<ComponentType<SizeScenesProps> | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const show = async () => {
      observer.disconnect()
      const module = await import('./size-scenes.tsx')
      setSizeScenes(() => module.SizeScenes)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void show()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="with-scripts">
      {SizeScenes ? <SizeScenes {...props} /> : <Drawing compared={props.sizes.length > 1} />}
    </div>
  )
}

/** About as large as what replaces it. */
function Drawing({ compared }: { compared: boolean }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      <div className={compared ? 'lg:col-span-2' : 'max-w-3xl lg:col-span-3'}>
        <p className="mt-13 mb-13 grid aspect-4/3 place-content-center bg-mist-2 text-slate">
          {productPage.size.drawing}
        </p>
      </div>
      {compared && <div className="h-96 max-lg:mb-16" />}
    </div>
  )
}
