import type { Inspiration } from '../../../contract/design.ts'
import { designInspirationCopy, MAX_SHOWN_DESIGN_DETAILS } from '../../../content/design-inspiration.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Swatches } from '../../ui/swatches.tsx'
import { forgetInspiration, saveInspiration, shareInspiration } from './inspiration-actions.ts'

const { card: words } = designInspirationCopy
const card = 'flex flex-col overflow-hidden rounded-md bg-paper shadow-contact'

type InspirationCardProps = { design: Inspiration; saved: boolean; inCollection?: boolean }

export function InspirationCard({ design, saved, inCollection = false }: InspirationCardProps) {
  const { id, concept, description, imageUrl, tags, colorPalette, style } = design
  return (
    <article className={card}>
      <div className="relative">
        <Picture src={imageUrl} alt={`Decal: ${concept}`} sizes="400px" className="aspect-square w-full" />
        <p className="absolute top-3 left-3 capitalize">
          <Badge look="secondary">{style}</Badge>
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
        <h3 className="text-lg leading-snug">{concept}</h3>
        <p className="text-sm text-slate">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {tags.slice(0, MAX_SHOWN_DESIGN_DETAILS.tags).map((tag) => (
              <li key={tag}>
                <Badge look="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
          <Swatches label="Colours" colours={colorPalette.slice(0, MAX_SHOWN_DESIGN_DETAILS.colours)} />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <PageLink
            to={`/design-generator?design=${id}`}
            className={`${getButtonClass('surface')} col-span-2`}
          >
            {words.use}
            <span className="sr-only"> {concept}</span>
          </PageLink>
          <SaveButton design={design} saved={saved} inCollection={inCollection} />
          <Button kind="outline" size="small" onClick={() => void shareInspiration(design)}>
            {words.share}
            <span className="sr-only"> {concept}</span>
          </Button>
        </div>
      </div>
    </article>
  )
}

function SaveButton({ design, saved, inCollection = false }: InspirationCardProps) {
  const named = <span className="sr-only"> {design.concept}</span>
  const remove = () => {
    // The button disappears with its card, so the focus moves to the tab of saved designs.
    document.getElementById('tab-saved')?.focus()
    forgetInspiration(design)
  }
  if (inCollection)
    return (
      <Button kind="outline" size="small" onClick={remove}>
        {words.remove}
        {named}
      </Button>
    )
  return (
    <Button
      kind={saved ? 'dark' : 'outline'}
      size="small"
      aria-pressed={saved}
      onClick={() => (saved ? forgetInspiration(design) : saveInspiration(design))}
    >
      {saved ? words.saved : words.save}
      {named}
    </Button>
  )
}

/** A placeholder for a card that is loading, with the same height. */
export function InspirationSkeleton() {
  return (
    <div className={card}>
      <Skeleton className="aspect-square w-full" />
      <div className="grid gap-3 p-4 md:p-5">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-15 w-full" />
        <Skeleton className="h-13 w-3/5" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
