import { type ComponentType, useEffect, useState } from 'react'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { Notice } from '../../../ui/notice.tsx'
import { OperatorBar } from './operator-bar.tsx'
import { matchOperatorPage, type OperatorPage, type OperatorViewProps } from './operator-page.ts'
import { PageHeading } from './page-heading.tsx'
import { LoadingPage } from './page-loading.tsx'

type FrameProps = {
  pages: readonly OperatorPage[]
  /** The operator's name, as entered at sign-in. */
  name: string
  pathname: string
  search: URLSearchParams
}

/** The bar with the menu, and below it the page for the current URL. */
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
          <p className="py-4 font-bold">{operatorFrameCopy.noScripts}</p>
        </noscript>
        {found ? (
          <>
            {found.page.hasOwnHeading !== true && (
              <PageHeading title={found.page.title} back={found.page.back} />
            )}
            <LoadedView page={found.page} params={found.params} search={search} />
          </>
        ) : (
          <Notice {...operatorFrameCopy.unknown} level={1} />
        )}
      </main>
    </div>
  )
}

type ShownView = { View: ComponentType<OperatorViewProps> } | 'loading' | 'failed'

/**
 * Renders a page of the operator's area. Its code is loaded when the page is opened, so that the print room's tablet doesn't load the code
 * of the catalogue.
 */
function LoadedView({ page, ...props }: { page: OperatorPage } & OperatorViewProps) {
  const [shown, setShown] = useState<ShownView>('loading')
  useEffect(() => {
    page.load().then(
      (module) => setShown({ View: module.default }),
      () => setShown('failed'),
    )
  }, [page])
  if (shown === 'loading') return <LoadingPage />
  if (shown === 'failed')
    return (
      <Notice kind="error" title={operatorFrameCopy.failed.title} text={operatorFrameCopy.failed.offline} />
    )
  return <shown.View {...props} />
}
