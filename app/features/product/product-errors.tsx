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
  return (
    <>
      <Button className="with-scripts" onClick={() => void navigate(-1)}>
        Go Back
      </Button>
      <PageLink to="/shop" className={buttonClass('outline')}>
        Shop All Products
      </PageLink>
    </>
  )
}
