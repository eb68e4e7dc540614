import { type ComponentType, useEffect, useState } from 'react'
import { operatorFrame } from '../../../../content/operator/frame.ts'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { callShop } from '../../../browser/call-shop.ts'
import { WaitingBadge } from './waiting-badge.tsx'
import { matchOperatorPage, type OperatorPage, type OperatorViewProps } from './operator-page.ts'

type FrameProps = {
  pages: readonly OperatorPage[]
  /** Who is signed in. */
  name: string
  pathname: string
  search: URLSearchParams
}

/** The bar with the menu, and the page of this address below it. */
export function OperatorFrame({ pages, name, pathname, search }: FrameProps) {
  const found = matchOperatorPage(pages, pathname)
  return (
    <div className="min-h-dvh bg-mist">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-hi-vis px-4 py-3 font-bold text-river focus:translate-y-0"
      >
        Skip to content
      </a>
      <OperatorBar pages={pages} name={name} current={found?.page ?? null} />
      <main id="main" tabIndex={-1} className="mx-auto max-w-[1600px] px-3 pt-4 pb-16 md:px-5">
        <noscript>
          <p className="py-4 font-bold">{operatorFrame.noScripts}</p>
        </noscript>
        {found ? (
          <>
            <h1 className="text-2xl">{found.page.title}</h1>
            <LoadedView page={found.page} params={found.params} search={search} />
          </>
        ) : (
          <Notice {...operatorFrame.unknown} level={1} />
        )}
      </main>
    </div>
  )
}

function OperatorBar({
  pages,
  name,
  current,
}: {
  pages: readonly OperatorPage[]
  name: string
  current: OperatorPage | null
}) {
  const signOut = async () => {
    await callShop({ method: 'DELETE', address: '/api/operator/session' })
    window.location.assign('/operator')
  }
  // What is reached from another page is marked there: an order under Orders.
  const here = current?.path.startsWith('/operator/orders/') ? '/operator' : current?.path
  const isHere = ({ path }: OperatorPage) =>
    path === here || (path !== '/operator' && here?.startsWith(`${path}/`) === true)
  return (
    <header className="on-dark sticky top-0 z-20 bg-river text-paper print:hidden">
      <div className="mx-auto flex max-w-[1600px] flex-wrap items-center gap-x-1 px-3 md:px-5">
        <strong className="mr-3 py-2">{operatorFrame.name}</strong>
        <nav aria-label={operatorFrame.menu} className="flex flex-wrap">
          {pages
            .filter(({ inMenu }) => inMenu)
            .map((page) => (
              <a
                key={page.path}
                href={page.path}
                aria-current={isHere(page) ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-4 border-transparent px-3 pt-1 text-sm hover:border-paper aria-[current]:border-hi-vis aria-[current]:font-bold"
              >
                {page.title}
                {page.hasBadge && <WaitingBadge />}
              </a>
            ))}
        </nav>
        <p className="ml-auto flex items-center gap-3 text-sm">
          <span>{name}</span>
          <a href="/analytics" className="flex min-h-11 items-center underline">
            {operatorFrame.toSales}
          </a>
          <a href="/" className="flex min-h-11 items-center underline">
            {operatorFrame.toShop}
          </a>
          <button type="button" onClick={() => void signOut()} className="min-h-11 underline">
            {operatorFrame.signOut}
          </button>
        </p>
      </div>
    </header>
  )
}

type Shown = { View: ComponentType<OperatorViewProps> } | 'loading' | 'failed'

/** Each page's code comes when it is opened: the print room's tablet needs none of the catalogue's. */
function LoadedView({ page, ...props }: { page: OperatorPage } & OperatorViewProps) {
  const [shown, setShown] = useState<Shown>('loading')
  useEffect(() => {
    page.load().then(
      (module) => setShown({ View: module.default }),
      () => setShown('failed'),
    )
  }, [page])
  if (shown === 'loading') return <Loading text={operatorFrame.loading} />
  if (shown === 'failed')
    return <Notice kind="error" title={operatorFrame.failed.title} text={operatorFrame.failed.offline} />
  return <shown.View {...props} />
}
