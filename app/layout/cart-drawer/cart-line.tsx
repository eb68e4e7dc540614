import type { CartDetailsView } from '../../../contract/cart-page.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { describePieces } from '../../../content/describe-pieces.ts'
import { computeLineTotal } from '../../../domain/cart/totals.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { formatMoney } from '../../../domain/money.ts'
import { findContentPicture } from '../../../domain/personalization/content-picture.ts'
import { removeCartItem, updateCartItemQuantity } from '../../browser/cart/cart-actions.ts'
import { saveForLater } from '../../browser/cart/cart-details.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { LineAttributes } from '../../ui/line-attributes.tsx'
import { LineLink } from './line-link.tsx'

/** The largest useful width of the picture, in px: 80 CSS pixels on the sharpest screens. */
const PICTURE_UP_TO = 240

type CartLineProps = { item: CartItem; notes: CartDetailsView['lineNotes'] | undefined }

export function CartLine({ item, notes }: CartLineProps) {
  const path = item.handle ? `/product/${item.handle}` : null
  const line = lineOf(item.id)
  const note = notes?.[line]
  const pieces = describePieces(item)
  const total = computeLineTotal({ unitPriceCents: item.priceCents, quantity: item.quantity })
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-2 border-b border-line py-4">
      <LineLink path={path} isPicture>
        <Picture
          src={pictureOf(item)}
          alt=""
          sizes="5rem"
          upTo={PICTURE_UP_TO}
          className="size-20 rounded-sm"
        />
      </LineLink>
      <div>
        <p className="leading-snug font-semibold">
          <LineLink path={path}>{item.title}</LineLink>
        </p>
        <p className="text-sm text-slate tabular-nums">{formatMoney(item.priceCents, item.currencyCode)}</p>
        <LineAttributes attributes={item.attributes} />
        {note && <p className="text-sm">{note}</p>}
      </div>
      <button
        type="button"
        onClick={() => {
          removeCartItem(item)
          // The button disappears with its line, so the focus moves to the title of the cart.
          document.getElementById('cart-title')?.focus()
        }}
        aria-label={`Remove ${item.title}`}
        data-tip="Remove"
        className="-mr-3 grid size-11 place-items-center rounded-sm text-slate hover:text-maple"
      >
        <Icon name="close" className="size-4" />
      </button>
      <div className="col-span-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <QuantityStepper
          value={item.quantity}
          onChange={(quantity) => updateCartItemQuantity(item, quantity)}
          label={`quantity of ${item.title}`}
        />
        <button
          type="button"
          onClick={() => void saveForLater(item)}
          aria-label={`Save for later: ${item.title}`}
          className="text-link min-h-11 text-sm"
        >
          Save for later
        </button>
        {line && path && item.attributes[0] && (
          <a
            href={`/cart/lines/${line}`}
            aria-label={`Edit your content for ${item.title}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            Edit
          </a>
        )}
        <p className="ml-auto font-bold tabular-nums">{formatMoney(total, item.currencyCode)}</p>
        {pieces !== null && (
          <p aria-live="polite" className="w-full text-sm font-semibold tabular-nums">
            {pieces}
          </p>
        )}
      </div>
    </li>
  )
}

/**
 * Returns the picture of a line: a preview with its text and artwork, or else the item's picture. A made-to-order item has its own picture
 * and no product page.
 */
function pictureOf({ handle, merchandiseId, attributes, imageSrc }: CartItem): string | null {
  const variant = handle === undefined ? null : parseNumericGid(merchandiseId, 'ProductVariant')
  return (variant === null ? null : findContentPicture(variant, attributes)) ?? imageSrc
}

/** Returns the line's id in the shop's own routes; empty until the shop knows the line. */
const lineOf = (id: string): string => /CartLine\/([^?]+)/.exec(id)?.[1] ?? ''
