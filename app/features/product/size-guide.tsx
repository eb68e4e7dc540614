import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { DrawnPreview } from '../../../contract/preview.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { productPage } from '../../../content/product-page.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { namedSizes, pieceSize } from './piece-size.ts'
import type { SizeScenesProps } from './size-scenes.tsx'
import { sizeText } from './size-text.ts'

type SizeGuideProps = {
  product: Product
  chosen: Variant | null
  /** As it is made of what the buyer has given; null where nothing was. */
  drawn: DrawnPreview | null
}

/** To draw a scene anew costs more than a letter that is typed. */
const SETTLED_AFTER = 700

/** How large the chosen piece is, in figures and beside things of known size; nothing where its size is not known. */
export function SizeGuide({ product, chosen, drawn }: SizeGuideProps) {
  const settled = useSettled(drawn)
  const size = settled ?? (chosen && pieceSize(product, chosen))
  if (!size) return null
  return (
    <section aria-labelledby="size-guide" className="page-width pt-16 md:pt-24">
      <SectionHeading id="size-guide" title={productPage.size.title} lead={sizeText(size)} />
      <LateScenes
        title={product.title}
        src={settled?.picture ?? product.imageSrc}
        size={size}
        sizes={namedSizes(product)}
        words={[...product.tags, product.productType]}
      />
    </section>
  )
}

/** A value that has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
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
