import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '../../browser/page-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Milliseconds for reading what went wrong before the shop page opens. */
const DELAY = 4000

/** The product may exist, but it could not be loaded: the browser goes on to the shop by itself. */
export function ProductLoadError() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/shop', { replace: true }), DELAY)
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

export function ProductNotFound() {
  return (
    <Notice
      level={1}
      kind="error"
      title="Product Not Found"
      text="We couldn't find the product you're looking for."
    >
      <WaysOn />
    </Notice>
  )
}

function WaysOn() {
  const navigate = useNavigate()
  const goBack = () => void (hasEarlierPage() ? navigate(-1) : navigate('/shop', { replace: true }))
  return (
    <>
      <Button className="with-scripts" onClick={goBack}>
        Go Back
      </Button>
      <PageLink to="/shop" className={buttonClass('outline')}>
        Shop All Products
      </PageLink>
    </>
  )
}

/**
 * Whether a step back stays in the shop: a link from a mail or a search begins a tab, or comes after somebody else's page. Browsers from
 * before the Navigation API are asked where the document was opened from.
 */
const hasEarlierPage = (): boolean =>
  'navigation' in window
    ? window.navigation.canGoBack
    : document.referrer.startsWith(`${document.location.origin}/`)
