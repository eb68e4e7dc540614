import type { Inspiration } from '../../../contract/design.ts'
import { designInspirationCopy } from '../../../content/design-inspiration.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { LoadingIndicator } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { InspirationCard, InspirationSkeleton } from './inspiration-card.tsx'
import type { GeneratedIdeas } from './inspiration-memory.ts'

/** The number of placeholder cards while designs are being drawn (specification, section 4). */
const SKELETON_COUNT = 4
const grid = 'grid gap-4 sm:grid-cols-2 md:gap-5'

type GeneratedPanelProps = {
  generated: GeneratedIdeas
  saved: readonly Inspiration[]
  pictures: ShownProductPictures
}

export function GeneratedIdeasPanel({ generated, saved, pictures }: GeneratedPanelProps) {
  switch (generated.state) {
    case 'idle':
      return <Invitation pictures={pictures} />
    case 'pending':
      return (
        <div className={grid}>
          <LoadingIndicator text="Drawing your ideas">
            {Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <InspirationSkeleton key={index} />
            ))}
          </LoadingIndicator>
        </div>
      )
    case 'failed': {
      return <Notice kind="error" title={designInspirationCopy.failed} text={generated.reason} />
    }
    case 'ready':
      return <Cards designs={generated.designs} saved={saved} />
  }
}

/** The saved collection. It is lost when this page closes. */
export function SavedIdeasPanel({ saved }: { saved: readonly Inspiration[] }) {
  const { savedEmpty, savedNote, savedAdvice, savedDesigns } = designInspirationCopy
  if (saved.length === 0) return <Notice title={savedEmpty.title} text={savedEmpty.text} />
  return (
    <>
      <p className="mb-5 max-w-2xl text-slate">
        {savedNote} {savedAdvice}{' '}
        <PageLink to={savedDesigns.url} className="text-link">
          {savedDesigns.label}
        </PageLink>
        .
      </p>
      <Cards designs={saved} saved={saved} inCollection />
    </>
  )
}

type CardsProps = { designs: readonly Inspiration[]; saved: readonly Inspiration[]; inCollection?: boolean }

function Cards({ designs, saved, inCollection = false }: CardsProps) {
  return (
    <ul className={grid}>
      {designs.map((design) => (
        <li key={design.id} className="grid">
          <InspirationCard
            design={design}
            saved={saved.some(({ id }) => id === design.id)}
            inCollection={inCollection}
          />
        </li>
      ))}
    </ul>
  )
}

/** A sheet of sample designs, shown before the first request. */
function Invitation({ pictures }: { pictures: ShownProductPictures }) {
  const { title, text, pictures: shown } = designInspirationCopy.idle
  return (
    <div className="px-4 py-4">
      <div className="crop-marks bg-paper p-5 md:p-8">
        <h3 className="font-display text-2xl font-extrabold">{title}</h3>
        <p className="mt-2 max-w-xl text-slate">{text}</p>
        <ul aria-hidden="true" className="mt-6 grid grid-cols-2 gap-3 md:gap-5">
          {shown.map((handle) => (
            <li key={handle} className="peel overflow-hidden last:[--lift:28px] [--under:var(--color-paper)]">
              <ProductPicture
                pictures={pictures}
                handle={handle}
                sizes="(min-width: 1280px) 300px, 42vw"
                upTo={480}
                className="aspect-square w-full"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
