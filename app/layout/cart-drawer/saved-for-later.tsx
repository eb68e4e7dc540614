import type { SavedCartLine } from '../../../contract/cart-page.ts'
import { formatMoney, getCents } from '../../../domain/money.ts'
import { deleteSavedItem, moveSavedToCart } from '../../browser/cart/cart-details.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LineAttributes } from '../../ui/line-attributes.tsx'
import { LineLink } from './line-link.tsx'

/** The visitor's saved items. They aren't marked up as list items, because the panel's list is the cart's lines. */
export function SavedItems({ saved }: { saved: readonly SavedCartLine[] }) {
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="drawer-saved" className="border-t border-line py-4">
      <h3 id="drawer-saved" className="text-base">
        Saved for later ({saved.length})
      </h3>
      {saved.map((line) => (
        <div key={line.id} className="flex items-center gap-3 py-3">
          <LineLink path={line.path} isPicture>
            <Picture src={line.imageSrc} alt="" sizes="3.5rem" upTo={160} className="size-14 rounded-sm" />
          </LineLink>
          <div className="flex-1">
            <p className="text-sm leading-snug font-semibold">
              <LineLink path={line.path}>{line.title}</LineLink>
            </p>
            <LineAttributes attributes={line.attributes} />
            <p className="text-sm text-slate tabular-nums">
              {line.quantity} × {formatMoney(getCents(line.price))}
            </p>
            <button
              type="button"
              onClick={() => void deleteSavedItem(line)}
              aria-label={`Remove ${line.title} from saved items`}
              className="text-link min-h-11 text-sm"
            >
              Remove
            </button>
          </div>
          <Button
            kind="outline"
            size="small"
            disabled={!line.available}
            onClick={() => void moveSavedToCart(line)}
            aria-label={`${line.available ? 'Move to cart' : 'Sold Out'}: ${line.title}`}
          >
            {line.available ? 'Move to cart' : 'Sold Out'}
          </Button>
        </div>
      ))}
    </section>
  )
}
