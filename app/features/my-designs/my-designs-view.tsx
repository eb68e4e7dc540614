import { useRef, useState } from 'react'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { BackingSheet } from '../../ui/backing-sheet.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadingIndicator as LoadingState } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useSavedDesigns } from './use-saved-designs.ts'
import type { SavedItem } from './saved-items.ts'
import { DeletedDesignCard, SavedDesignCard, SavedDesignsSkeleton } from './saved-design-card.tsx'

/** The number of placeholder cards. Most visitors have about this many designs. */
const SKELETON_COUNT = 4
const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4'

type SavedDesigns = ReturnType<typeof useSavedDesigns>

/** The visitor's saved designs. The page itself is the same for everyone, so this component loads them. */
export function MyDesignsView() {
  const designs = useSavedDesigns()
  const { loaded } = designs
  switch (loaded.state) {
    case 'failed':
      return <Failed onRetry={() => void designs.retry()} />
    case 'loading':
      return <Loading />
    case 'ready':
      return loaded.items.length === 0 ? (
        <Empty />
      ) : (
        <SavedDesignsGrid items={loaded.items} designs={designs} />
      )
  }
}

function SavedDesignsGrid({ items, designs }: { items: readonly SavedItem[]; designs: SavedDesigns }) {
  const [asked, setAsked] = useState<SavedItem | null>(null)
  const [ordered, setOrdered] = useState<SavedItem | null>(null)
  const removing = useRef<HTMLDialogElement>(null)
  const ordering = useRef<HTMLDialogElement>(null)
  const askToRemove = (item: SavedItem) => {
    setAsked(item)
    removing.current?.showModal()
  }
  const askToOrder = (item: SavedItem) => {
    setOrdered(item)
    ordering.current?.showModal()
  }
  const takeOut = (item: SavedItem) => {
    focusPlace(item)
    void designs.remove(item)
  }
  const bringBack = (item: SavedItem) => {
    focusPlace(item)
    void designs.undo(item)
  }
  return (
    <>
      <ul className={grid}>
        {items.map((item) => (
          <li key={item.id} id={placeOf(item)} tabIndex={-1} className="min-w-0">
            {designs.removed.has(item.id) ? (
              <DeletedDesignCard item={item} onUndo={() => bringBack(item)} />
            ) : (
              <SavedDesignCard
                item={item}
                onOrder={() => askToOrder(item)}
                onRemove={() => askToRemove(item)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...myDesignsCopy.removal}
        dialog={removing}
        subject={asked?.title}
        onConfirm={() => asked && takeOut(asked)}
      />
      <OrderDialog dialog={ordering} item={ordered} onClose={() => setOrdered(null)} />
    </>
  )
}

const placeOf = ({ id }: SavedItem): string => `designs-${id}`

/** Deleting or restoring an item removes the button that was pressed. The focus moves to the item's position in the list. */
const focusPlace = (item: SavedItem): void => document.getElementById(placeOf(item))?.focus()

function Loading() {
  return (
    <LoadingState text="Loading your designs">
      <div className={grid}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SavedDesignsSkeleton key={index} />
        ))}
      </div>
    </LoadingState>
  )
}

function Empty() {
  const { title, text, links } = myDesignsCopy.empty
  return (
    <Notice title={title} text={text} drawing={<BackingSheet kind="decals" />}>
      {links.map(({ label, url }, index) => (
        <PageLink key={url} to={url} className={getButtonClass(index === 0 ? 'primary' : 'outline')}>
          {label}
        </PageLink>
      ))}
    </Notice>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = myDesignsCopy.failed
  return (
    <Notice kind="error" title={title} text={text}>
      <Button onClick={onRetry}>{retry}</Button>
    </Notice>
  )
}
