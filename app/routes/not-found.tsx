import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead } from '../page-framework/page-module.ts'
import { NotFoundLayout } from '../features/not-found/not-found-layout.tsx'
import { getButtonClass } from '../ui/button.tsx'

export const getHead = (): PageHead => ({
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
})

export const getStatus = () => 404

export default function NotFoundPage() {
  return (
    <NotFoundLayout
      title="404 Page Not Found"
      text="There’s no sticker here. The address may have a typo, or this page may have been peeled off."
    >
      <div className="flex flex-wrap gap-3">
        <PageLink to="/shop" className={getButtonClass('primary')}>
          Shop All Products
        </PageLink>
        <PageLink to="/" className={getButtonClass('outline')}>
          Home
        </PageLink>
      </div>
    </NotFoundLayout>
  )
}
