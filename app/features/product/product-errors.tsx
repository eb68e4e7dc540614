import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Milliseconds before the shop page opens, so that visitors can read the message. */
const REDIRECT_DELAY_MS = 4000

/** Shown if a product that may exist couldn't be loaded. Redirects the visitor to the shop page after a delay. */
export function ProductLoadError() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/shop', { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Notice
      level={1}
      kind="error"
      title="Error Loading Product"
      text="We couldn't find the product you're looking for. Please try again later."
    >
      <WaysOn />
    </Notice>
  )
}

/** The ways on from a product that can't be shown. */
export function WaysOn() {
  const navigate = useNavigate()
  const goBack = () => void (hasEarlierPage() ? navigate(-1) : navigate('/shop', { replace: true }))
  return (
    <>
      <PageLink to="/shop" className={getButtonClass('primary')}>
        Shop All Products
      </PageLink>
      <Button kind="outline" className="with-scripts" onClick={goBack}>
        Go Back
      </Button>
    </>
  )
}

/**
 * Whether the Back button leads to a page of the shop. It doesn't if the visitor came from another site, or opened this page in a new tab.
 * In browsers without the Navigation API, only the referrer shows where the visitor came from.
 */
const hasEarlierPage = (): boolean =>
  'navigation' in window
    ? window.navigation.canGoBack
    : document.referrer.startsWith(`${document.location.origin}/`)
