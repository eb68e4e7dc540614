import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '../../page-framework/page-link.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The path to which visitors are redirected if a collection can't be shown (specification, section 8). */
const FALLBACK_URL = '/collection/vehicle-decals'
/** Milliseconds before the redirect, so that visitors can read the reason. */
const REDIRECT_DELAY_MS = 1500

/** Tells the visitor that a collection didn't load, and redirects to the fallback page unless that page failed too. */
export function CollectionRedirect({ path }: { path: string }) {
  const navigate = useNavigate()
  const leads = path !== FALLBACK_URL
  useEffect(() => {
    if (!leads) return
    const timer = setTimeout(() => void navigate(FALLBACK_URL, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [leads, navigate])
  if (!leads) {
    return (
      <Notice
        level={1}
        kind="error"
        title="Error loading products"
        text="There was an error loading products. Please try again later."
      >
        <a href={FALLBACK_URL} className={getButtonClass('surface')}>
          Try Again
        </a>
      </Notice>
    )
  }
  return (
    <Notice
      level={1}
      kind="error"
      title="Redirecting to Available Products"
      text="We couldn't load this collection."
    >
      <PageLink to={FALLBACK_URL} className={getButtonClass('surface')}>
        Shop Vehicle Decals
      </PageLink>
    </Notice>
  )
}
