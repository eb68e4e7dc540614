import { myDesignsCopy } from '../../../content/my-designs.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Swatches } from '../../ui/swatches.tsx'
import type { SavedItem } from './saved-items.ts'

const { card: words, removal } = myDesignsCopy
const card = 'flex h-full flex-col rounded-md bg-paper shadow-contact'

type SavedDesignCardProps = { item: SavedItem; onOrder: () => void; onRemove: () => void }

export function SavedDesignCard({ item, onOrder, onRemove }: SavedDesignCardProps) {
  const { title, origin, size, palette, picture, proof, editUrl } = item
  const named = <span className="sr-only"> {title}</span>
  return (
    <article className={`${card} group hover:shadow-lifted`}>
      <div className="peel overflow-hidden rounded-t-md group-hover:[--lift:38px] [--under:var(--color-paper)]">
        <Picture src={picture} alt={`Decal: ${title}`} sizes="300px" className="aspect-square w-full" />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 md:p-4">
        <h2 className="font-sans text-base leading-snug font-bold break-words">{title}</h2>
        <p className="text-sm text-slate">
          {origin}
          <br />
          <span className="tabular-nums">{size}</span>
        </p>
        {palette.length > 0 && (
          <p>
            <Swatches label="Colours" colours={palette} />
          </p>
        )}
        <div className="mt-auto grid gap-2 pt-3 sm:grid-cols-2">
          <Button size="small" onClick={onOrder}>
            {words.order}
            {named}
          </Button>
          <PageLink to={editUrl} className={getButtonClass('outline', 'small')}>
            {words.edit}
            {named}
          </PageLink>
        </div>
        <div className="-mb-1 flex justify-between">
          <a href={proof} download={`${fileName(title)}-proof.png`} className="text-link py-2 text-sm">
            {words.proof}
            <span className="sr-only"> to download: {title}</span>
          </a>
          <button type="button" onClick={onRemove} className="text-link py-2 text-sm">
            {words.remove}
            {named}
          </button>
        </div>
      </div>
    </article>
  )
}

/** Shown in place of a deleted design. */
export function DeletedDesignCard({ item, onUndo }: { item: SavedItem; onUndo: () => void }) {
  return (
    <div className="grid h-full min-h-60 place-content-center justify-items-center gap-3 rounded-md border-[1.5px] border-dashed border-line-strong p-4 text-center">
      <output className="text-slate">
        {removal.done}: {item.title}
      </output>
      <Button kind="outline" size="small" onClick={onUndo}>
        {removal.undo}
        <span className="sr-only"> bring back {item.title}</span>
      </Button>
    </div>
  )
}

export function SavedDesignsSkeleton() {
  return (
    <div className={card}>
      <Skeleton className="aspect-square w-full" />
      <div className="grid gap-2 p-3 md:p-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-2 h-10 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  )
}

/** Keeps only letters, digits and hyphens, so that the file name is valid on any system. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'decal'
