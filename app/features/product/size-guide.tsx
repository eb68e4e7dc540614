import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { DrawnPreview } from '../../../contract/preview.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { listNamedSizes, findVariantSize } from './piece-size.ts'
import type { SizeScenesProps } from './size-scenes.tsx'
import { formatSize } from './size-text.ts'

type SizeGuideProps = {
  product: Product
  chosen: Variant | null
  /** The preview with the buyer's text or artwork; null if there is none. */
  drawn: DrawnPreview | null
}

/** Milliseconds after the last keystroke before a scene is redrawn, because redrawing takes too long for every keystroke. */
const DEBOUNCE_MS = 700

/** The chosen piece's size, in figures and beside familiar objects. Renders nothing if the size is unknown. */
export function SizeGuide({ product, chosen, drawn }: SizeGuideProps) {
  const settled = useSettled(drawn)
  const size = settled ?? (chosen && findVariantSize(product, chosen))
  if (!size) return null
  return (
    <section aria-labelledby="size-guide" className="page-width pt-16 md:pt-24">
      <SectionHeading id="size-guide" title={productPageCopy.size.title} lead={formatSize(size)} />
      <LateScenes
        title={product.title}
        src={settled?.picture ?? product.imageSrc}
        size={size}
        sizes={listNamedSizes(product)}
        words={[...product.tags, product.productType]}
      />
    </section>
  )
}

/** Debounces a value. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Loads the scenes when the visitor scrolls near them, because their code is larger than the rest of the page. */
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
      { rootMargin: '1200px' },
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

/** A placeholder about as high as the scene that replaces it. */
function Drawing({ compared }: { compared: boolean }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      <div className={compared ? 'lg:col-span-2' : 'max-w-3xl lg:col-span-3'}>
        <p className="mt-13 mb-13 grid aspect-4/3 place-content-center bg-mist-2 text-slate">
          {productPageCopy.size.drawing}
        </p>
      </div>
      {compared && <div className="h-96 max-lg:mb-16" />}
    </div>
  )
}
