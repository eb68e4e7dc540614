import type { MouseEvent } from 'react'
import { formatPriceText } from '../../browser/price-text.ts'
import { Picture } from '../../ui/picture.tsx'
import type { PageOption, ProductOption } from './list-options.ts'

type SuggestionRowProps = {
  id: string
  option: ProductOption | PageOption
  active: boolean
  onFollow: (event: MouseEvent) => void
}

/** One suggestion: a product with its picture and price, or a page with its title. */
export function SuggestionRow({ id, option, active, onFollow }: SuggestionRowProps) {
  return (
    <a
      id={id}
      // Options are links, so that they can be opened in another tab.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={active}
      href={option.url}
      tabIndex={-1}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-mist aria-selected:bg-mist aria-selected:shadow-[inset_3px_0_0_var(--color-cut)]"
    >
      {'product' in option ? <ProductWords {...option} /> : option.title}
    </a>
  )
}

function ProductWords({ product: { title, imageSrc, price, currencyCode } }: ProductOption) {
  return (
    <>
      <Picture
        src={imageSrc}
        alt=""
        sizes="48px"
        upTo={160}
        className="size-12 shrink-0 rounded-sm object-cover"
      />
      <span className="min-w-0 flex-1 leading-tight">{title}</span>
      <span className="font-semibold tabular-nums">{formatPriceText(price, currencyCode)}</span>
    </>
  )
}
