import { backInStockCopy } from '../../../content/back-in-stock.ts'
import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import type { BackInStockPage } from '../../../contract/back-in-stock.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/fault-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertForm } from './alert-form.tsx'

const { pages, problems } = backInStockCopy

/** The back-in-stock pages in each of their states; everything works without scripts. */
export function BackInStockView({ page }: { page: BackInStockPage }) {
  switch (page.kind) {
    case 'form':
      return <FormPage page={page} />
    case 'confirm':
    case 'unsubscribe': {
      const { title, button } = pages[page.kind]
      return (
        <Notice level={1} title={title} text={`${page.item.title}, ${page.email}`}>
          <form method="post" action={page.path}>
            <Button type="submit" kind="primary">
              {button}
            </Button>
          </form>
        </Notice>
      )
    }
    case 'sent':
    case 'in-stock':
    case 'confirmed': {
      const { title, text } = pages[page.kind]
      return (
        <Notice level={1} title={title} text={`${page.item.title}: ${text}`}>
          <a href={page.item.path} className={getButtonClass('outline')}>
            {pages.toProduct}
          </a>
          {page.kind === 'confirmed' && (
            <a href={page.cancelPath} className={getButtonClass('outline')}>
              {pages.confirmed.cancel}
            </a>
          )}
        </Notice>
      )
    }
    case 'unsubscribed':
    case 'unknown':
      return (
        <Notice level={1} {...pages[page.kind]}>
          <a href="/shop" className={getButtonClass('outline')}>
            {pages.toShop}
          </a>
        </Notice>
      )
  }
}

function FormPage({ page }: { page: Extract<BackInStockPage, { kind: 'form' }> }) {
  const { problem, item, merchandiseId, email } = page
  const words = problem === 'too-many-requests' ? TOO_MANY_REQUESTS : problems[problem]
  return (
    <div className="mx-auto max-w-xl py-8 md:py-14">
      <h1 className="text-3xl md:text-5xl">{backInStockCopy.form.title}</h1>
      <p className="mt-3 mb-6 md:text-lg">
        <a href={item.path} className="text-link">
          {item.title}
        </a>
      </p>
      <FaultSummary title={words} className="mb-5" />
      <AlertForm
        merchandiseId={merchandiseId}
        email={email}
        {...(problem === 'invalid-email' && { error: words })}
      />
    </div>
  )
}
