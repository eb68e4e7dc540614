/** Prices as text; `before` is the regular price of an item on sale. */
export type PriceProps = { now: string; before?: string | null; large?: boolean; from?: boolean }

export function Price({ now, before, large = false, from = false }: PriceProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${large ? 'text-3xl' : 'text-base'}`}>
      {from && <span className="text-sm font-normal text-slate">from</span>}
      <span className={`font-bold ${before ? 'text-maple' : ''}`}>
        {before && <span className="sr-only">Sale price </span>}
        {now}
      </span>
      {before && (
        <s className={`text-slate ${large ? 'text-lg' : 'text-sm'}`}>
          <span className="sr-only">Regular price </span>
          {before}
        </s>
      )}
    </p>
  )
}
