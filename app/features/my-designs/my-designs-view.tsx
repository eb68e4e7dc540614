import { useRef, useState } from 'react'
import { myDesigns } from '../../../content/my-designs.ts'
import { PageLink } from '../../browser/page-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Loading as LoadingState } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useWallet } from './use-wallet.ts'
import type { WalletItem } from './wallet.ts'
import { RemovedCard, WalletCard, WalletSkeleton } from './wallet-card.tsx'

/** As many empty cards as most have designs. */
const SKELETONS = 4
const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4'

type Wallet = ReturnType<typeof useWallet>

/** What the visitor has saved. The page is the same for all, and this part is loaded for each by itself. */
export function MyDesignsView() {
  const wallet = useWallet()
  const { loaded } = wallet
  switch (loaded.state) {
    case 'failed':
      return <Failed onRetry={() => void wallet.retry()} />
    case 'loading':
      return <Loading />
    case 'ready':
      return loaded.items.length === 0 ? <Empty /> : <WalletGrid items={loaded.items} wallet={wallet} />
  }
}

function WalletGrid({ items, wallet }: { items: readonly WalletItem[]; wallet: Wallet }) {
  const [asked, setAsked] = useState<WalletItem | null>(null)
  const [ordered, setOrdered] = useState<WalletItem | null>(null)
  const removing = useRef<HTMLDialogElement>(null)
  const ordering = useRef<HTMLDialogElement>(null)
  const askToRemove = (item: WalletItem) => {
    setAsked(item)
    removing.current?.showModal()
  }
  const askToOrder = (item: WalletItem) => {
    setOrdered(item)
    ordering.current?.showModal()
  }
  const takeOut = (item: WalletItem) => {
    focusPlace(item)
    void wallet.remove(item)
  }
  const bringBack = (item: WalletItem) => {
    focusPlace(item)
    void wallet.undo(item)
  }
  return (
    <>
      <ul className={grid}>
        {items.map((item) => (
          <li key={item.id} id={placeOf(item)} tabIndex={-1} className="min-w-0">
            {wallet.removed.has(item.id) ? (
              <RemovedCard item={item} onUndo={() => bringBack(item)} />
            ) : (
              <WalletCard item={item} onOrder={() => askToOrder(item)} onRemove={() => askToRemove(item)} />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...myDesigns.removal}
        dialog={removing}
        subject={asked?.title}
        onConfirm={() => asked && takeOut(asked)}
      />
      <OrderDialog dialog={ordering} item={ordered} onClose={() => setOrdered(null)} />
    </>
  )
}

const placeOf = ({ id }: WalletItem): string => `wallet-${id}`

/** The button that was pressed goes; its place in the list stays, and the keyboard in it. */
const focusPlace = (item: WalletItem): void => document.getElementById(placeOf(item))?.focus()

function Loading() {
  return (
    <LoadingState text="Loading your designs">
      <div className={grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <WalletSkeleton key={index} />
        ))}
      </div>
    </LoadingState>
  )
}

function Empty() {
  const { title, text, links } = myDesigns.empty
  return (
    <Notice title={title} text={text}>
      {links.map(({ label, url }, index) => (
        <PageLink key={url} to={url} className={buttonClass(index === 0 ? 'primary' : 'outline')}>
          {label}
        </PageLink>
      ))}
    </Notice>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = myDesigns.failed
  return (
    <Notice kind="error" title={title} text={text}>
      <Button onClick={onRetry}>{retry}</Button>
    </Notice>
  )
}
