import { useLocation } from 'react-router'
import type { CheckoutPage } from '../../../contract/checkout-page.ts'
import { formatFaultTitle } from '../../browser/fault-title.ts'
import type { PageHead, PageModule, PageProps } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx'
import { CheckoutReview } from '../../features/checkout/checkout-review.tsx'
import { DemoPayment } from '../../features/checkout/demo-payment.tsx'
import { OrderView } from '../../features/checkout/order-view.tsx'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { ReviewsView } from '../../features/reviews/by-buyer/reviews-view.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { CheckoutLayout } from '../../layout/checkout-layout.tsx'

/** The pages of checkout, payment and order. The server decides which of them a URL shows. */
export const getResources = () => ({ page: createServerDataResource('checkout') })

type Props = PageProps<ReturnType<typeof getResources>>

const titles: Record<CheckoutPage['kind'], string> = {
  form: 'Checkout',
  review: 'Review your order',
  order: 'Your order',
  'demo-payment': 'Demo payment',
  message: 'Checkout',
  reviews: 'Your reviews',
}

export function getHead({ resources: { page } }: Props): PageHead {
  const title = page.state === 'ready' ? titles[page.value.kind] : 'Checkout'
  const isRefused = page.state === 'ready' && saysFault(page.value)
  return { title: formatFaultTitle(title, isRefused), description: 'A private page for one shopper.' }
}

function saysFault(page: CheckoutPage): boolean {
  if (page.kind === 'reviews') return page.products.some(({ errors }) => Object.keys(errors).length > 0)
  if (page.kind === 'form' && Object.keys(page.errors).length > 0) return true
  return (page.kind === 'form' || page.kind === 'review') && page.notice?.tone === 'error'
}

/** Checkout and payment have the checkout's reduced layout, and an order has the shop's layout. */
export const Layout: NonNullable<PageModule['Layout']> = ({ children }) => {
  const { pathname } = useLocation()
  const Frame = /^\/(?:checkout|pay)\//.test(pathname) ? CheckoutLayout : PageLayout
  return <Frame>{children}</Frame>
}

export default function PrivatePageView({ resources: { page } }: Props) {
  if (page.state !== 'ready') return null
  switch (page.value.kind) {
    case 'form':
      return <CheckoutForm form={page.value} />
    case 'review':
      return <CheckoutReview review={page.value} />
    case 'order':
      return <OrderView order={page.value} />
    case 'demo-payment':
      return <DemoPayment payment={page.value} />
    case 'reviews':
      return <ReviewsView page={page.value} />
    case 'message':
      return <MessagePageView message={page.value} />
  }
}
