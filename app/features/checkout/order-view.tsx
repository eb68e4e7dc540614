import type { OrderPage } from '../../../contract/checkout-page.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { AmountList } from './amount-list.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { TrackedParcel } from './parcel-tracking.tsx'
import { SellerDetails } from './seller-details.tsx'
import { StepList } from './step-list.tsx'

/** The order confirmation. Later, the same page shows the order's status. */
export function OrderView({ order }: { order: OrderPage }) {
  const needsApproval = order.lines.some((line) => line.needsApproval)
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{order.isNew ? 'Thank you for your order' : 'Your order'}</h1>
      <p className="mt-3 text-slate">
        Order <strong className="text-river">{order.number}</strong> of {order.placedOn}. Status:{' '}
        <strong className="text-river">{order.status}</strong>
      </p>
      <p className="mt-1 text-sm text-slate">
        {order.isNew && `We’re sending a confirmation to ${order.email}. `}Save this page’s address, and don’t
        share it: anyone who has it can open your order.
      </p>
      <div className="mt-6 bg-paper px-5 py-6">
        <StepList steps={order.steps} />
        {order.tracking && <TrackedParcel tracking={order.tracking} />}
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        {order.tracking?.url && (
          <a href={order.tracking.url} rel="noreferrer" className={getButtonClass('primary')}>
            Track your parcel
          </a>
        )}
        <a href={order.receiptPath} className={getButtonClass(needsApproval ? 'outline' : 'surface')}>
          Receipt
        </a>
        <a href={order.reorderPath} className={getButtonClass('outline')}>
          Order again
        </a>
        <a href="/account" className={getButtonClass('outline')}>
          All my orders
        </a>
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="contents lg:grid lg:gap-6">
          <section aria-label="Items" className="bg-paper px-5">
            <OrderLines lines={order.lines} currency={order.amounts.currency} />
          </section>
          <section aria-label="Delivery and contact" className="bg-paper p-5 max-lg:order-1">
            <OrderDetails facts={order} />
          </section>
        </div>
        <div className="contents lg:grid lg:gap-6">
          <section aria-label="Total" className="bg-paper p-5">
            <AmountList amounts={order.amounts} />
          </section>
          <section aria-label="Seller" className="bg-paper p-5 max-lg:order-1">
            <SellerDetails />
          </section>
        </div>
      </div>
    </div>
  )
}
