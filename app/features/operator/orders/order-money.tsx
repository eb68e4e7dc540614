import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatMoment } from '../frame/moment.ts'
import { Panel } from '../frame/panel.tsx'
import type { OrderSectionProps } from './order-part.ts'
import { ManualRefundForm } from './manual-refund-form.tsx'

const { money: words } = operatorOrdersCopy

/** The payment and its refunds. */
export function PaymentAndRefunds(props: OrderSectionProps) {
  const { order } = props
  const { money, payment, refunds } = order
  const text = (cents: number) => formatMoney(cents, money.currency)
  const rows = [
    [words.subtotal, text(money.subtotalCents)],
    ...(money.discountCents > 0
      ? [[`${words.discount} ${money.discountCode ?? ''}`, text(-money.discountCents)]]
      : []),
    [words.shipping, text(money.shippingCents)],
    ...money.taxes.map(({ label, amountCents }) => [label, text(amountCents)]),
  ]
  return (
    <Panel title={words.title}>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <dt className="font-bold">{words.total}</dt>
        <dd className="text-right font-bold">{text(money.totalCents)}</dd>
      </dl>
      {payment && (
        <>
          <p className="mt-3">
            {getProviderTitle(payment.provider)}, {payment.state}, {text(payment.amountCents)}
          </p>
          {payment.reference !== null && (
            <details>
              <summary className="min-h-9 cursor-pointer py-2 font-semibold text-gorge">
                {words.reference}
              </summary>
              <p className="break-all text-slate">{payment.reference}</p>
            </details>
          )}
        </>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{words.refunds}</h3>
          <ul>
            {refunds.map((refund) => (
              <li key={refund.id} className="py-0.5">
                {text(refund.amountCents)}, {words.states[refund.state]}, {formatMoment(refund.createdAt)}
                {refund.restocked && `, ${words.restocked}`}
                {refund.origin === 'provider' && `, ${words.outside}`}
                {refund.reason !== '' && <span className="block text-slate">{refund.reason}</span>}
                {refund.lastError !== null && refund.state !== 'refunded' && (
                  <span className="block font-semibold text-maple">
                    {lastErrorLead(refund, order)} {refund.lastError}
                  </span>
                )}
                {order.refundFailed && refund.state === 'failed' && refund.paidOtherwise === null && (
                  <ManualRefundForm {...props} refundId={refund.id} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {order.disputes.length > 0 && <Disputes disputes={order.disputes} />}
    </Panel>
  )
}

function getProviderTitle(id: string): string {
  const titles: Readonly<Record<string, string>> = words.providers
  return titles[id] ?? id
}

function lastErrorLead(
  { state, paidOtherwise }: OperatorOrder['refunds'][number],
  { refundFailed }: OperatorOrder,
): string {
  if (state !== 'failed') return words.retried
  if (paidOtherwise !== null) return words.paidOtherwise.replace('{how}', paidOtherwise)
  return refundFailed ? words.failed : words.madeUpFor
}

function Disputes({ disputes }: Pick<OperatorOrder, 'disputes'>) {
  return (
    <>
      <h3 className="mt-3 font-semibold">{words.disputes}</h3>
      <ul>
        {disputes.map(({ id, amountCents, currency, reason, status, respondBy }) => (
          <li key={id} className="py-0.5">
            {words.dispute
              .replace('{amount}', formatMoney(amountCents, currency))
              .replace('{reason}', reason)}
            <span className="block font-semibold text-maple">
              {words.disputeStates[status].replace(
                '{respondBy}',
                respondBy === null
                  ? words.soon
                  : words.respondBy.replace('{moment}', formatMoment(respondBy)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
