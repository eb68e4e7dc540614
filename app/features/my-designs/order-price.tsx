import { formatNumber } from '../../../domain/written-number.ts'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import { describeFinding } from '../../../content/preflight-findings.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { formatPriceText } from '../../browser/price-text.ts'
import type { useDecalQuote } from './use-decal-quote.ts'

const { order: words } = myDesignsCopy

type OrderPriceProps = { quoted: ReturnType<typeof useDecalQuote>; editUrl: string }

/**
 * Shows the price, or the reason why the decal can't be ordered with these options. While the price is loading, this area keeps its height.
 */
export function OrderPrice({ quoted, editUrl }: OrderPriceProps) {
  return (
    <div aria-live="polite" className="min-h-18 border-t border-line pt-4">
      {quoted.state === 'asking' && <p className="text-slate">{words.pricing}</p>}
      {quoted.state === 'failed' && <p className="font-semibold text-maple">{quoted.message}</p>}
      {quoted.state === 'ready' && <Quote quote={quoted.quote} editUrl={editUrl} />}
    </div>
  )
}

type QuoteProps = {
  quote: Extract<OrderPriceProps['quoted'], { state: 'ready' }>['quote']
  editUrl: string
}

function Quote({ quote, editUrl }: QuoteProps) {
  const { price, each, currencyCode, quantity, widthMm, heightMm, findings, merchandiseId, nextBreak } = quote
  const stops = findings.filter(({ severity }) => severity === 'stop')
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span className="text-2xl font-bold">{formatPriceText(price, currencyCode)}</span>
        <span className="text-sm text-slate">
          {formatNumber(quantity)} × {formatPriceText(each, currencyCode)}, {formatMillimetres(widthMm)} ×{' '}
          {formatMillimetres(heightMm)} mm
        </span>
      </p>
      {nextBreak && (
        <p className="mt-1 text-sm text-slate tabular-nums">
          From {formatNumber(nextBreak.quantity)} pieces: {formatPriceText(nextBreak.each, currencyCode)} each
        </p>
      )}
      {merchandiseId === null && (
        <div className="mt-2 text-sm">
          <p className="font-semibold text-maple">{words.stopped}</p>
          <ul className="list-disc pl-5">
            {stops.map((finding) => (
              <li key={finding.code}>{describeFinding(finding)}</li>
            ))}
          </ul>
          <PageLink to={editUrl} className="text-link inline-block py-2">
            {words.look}
          </PageLink>
        </div>
      )}
    </>
  )
}
