import { useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { callApi } from '../../../browser/call-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { OperatorPage } from './operator-page.ts'
import { OpenTasksBadge } from './open-tasks-badge.tsx'

type OperatorBarProps = {
  pages: readonly OperatorPage[]
  /** The operator's name, as entered at sign-in. */
  name: string
  current: OperatorPage | null
}

/** The bar with the menu at the top of every operator page. On a phone a button opens the menu. */
export function OperatorBar({ pages, name, current }: OperatorBarProps) {
  const [isOpen, setOpen] = useState(false)
  const signOut = async () => {
    await callApi({ method: 'DELETE', address: '/api/operator/session' })
    window.location.assign('/operator')
  }
  return (
    <header className="on-dark sticky top-0 z-20 bg-river text-paper print:hidden">
      <div className="mx-auto flex max-w-[1600px] flex-wrap items-center gap-x-1 px-3 md:px-5">
        <strong className="mr-3 py-2">{operatorFrameCopy.name}</strong>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="operator-menu"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-1 px-2 text-sm font-bold lg:hidden"
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          {operatorFrameCopy.openMenu}
        </button>
        <nav
          id="operator-menu"
          aria-label={operatorFrameCopy.menu}
          className={`${isOpen ? 'flex' : 'hidden'} order-last w-full flex-wrap items-start pb-2 lg:order-none lg:flex lg:w-auto lg:pb-0`}
        >
          <MenuLinks pages={pages.filter(({ inMenu }) => inMenu === 'first')} current={current} />
          <MoreLinks pages={pages.filter(({ inMenu }) => inMenu === 'more')} current={current} />
        </nav>
        <p className="ml-auto flex items-center gap-3 text-sm whitespace-nowrap">
          <span className="max-w-24 truncate max-md:hidden">{name}</span>
          <a href="/analytics" className="flex min-h-11 items-center underline">
            {operatorFrameCopy.toSales}
          </a>
          <a href="/" className="flex min-h-11 items-center underline">
            {operatorFrameCopy.toShop}
          </a>
          <button type="button" onClick={() => void signOut()} className="min-h-11 underline">
            {operatorFrameCopy.signOut}
          </button>
        </p>
      </div>
    </header>
  )
}

type LinksProps = Pick<OperatorBarProps, 'pages' | 'current'>

const LINK_CLASS =
  'flex min-h-11 items-center border-b-4 border-transparent px-3 pt-1 text-sm hover:border-paper aria-[current]:border-hi-vis aria-[current]:font-bold'

/** Classes for links below each other: the current one is marked at its side. */
const LISTED_LINK_CLASS = 'lg:border-b-0 lg:border-l-4 lg:pt-0'

function MenuLinks({ pages, current, look = LINK_CLASS }: LinksProps & { look?: string }) {
  return pages.map((page) => (
    <a
      key={page.path}
      href={page.path}
      aria-current={isHere(page, current) ? 'page' : undefined}
      className={look}
    >
      {page.title}
      {page.hasBadge && <OpenTasksBadge />}
    </a>
  ))
}

/** Rarely used pages, in a menu below "More". */
function MoreLinks({ pages, current }: LinksProps) {
  const here = pages.find((page) => isHere(page, current))
  return (
    <details className="relative w-full lg:w-auto">
      <summary className={`${LINK_CLASS} cursor-pointer gap-1 ${here ? 'border-hi-vis font-bold' : ''}`}>
        {here?.title ?? operatorFrameCopy.more}
        <Icon name="chevron" className="size-4" />
      </summary>
      <div className="flex flex-wrap lg:absolute lg:right-0 lg:w-56 lg:flex-col lg:bg-river lg:py-2">
        <MenuLinks pages={pages} current={current} look={`${LINK_CLASS} ${LISTED_LINK_CLASS}`} />
      </div>
    </details>
  )
}

/**
 * Whether a menu entry is marked as current. On a page that isn't in the menu, such as an order, the entry of the page above it ("Orders")
 * is marked.
 */
function isHere({ path }: OperatorPage, current: OperatorPage | null): boolean {
  const here = current?.path.startsWith('/operator/orders/') ? '/operator' : current?.path
  return path === here || (path !== '/operator' && here?.startsWith(`${path}/`) === true)
}
