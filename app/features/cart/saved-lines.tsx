import type { SavedCartLine } from '../../../contract/cart-page.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { AmountFormatter } from './format-amount.ts'
import { LineAttributes } from '../../ui/line-attributes.tsx'

/** The visitor's saved items, with a button to move them back to the cart. */
export function SavedLines({ saved, money }: { saved: readonly SavedCartLine[]; money: AmountFormatter }) {
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="mt-10 max-w-3xl">
      <h2 id="saved-for-later" className="text-xl">
        Saved for later ({saved.length})
      </h2>
      <ul className="mt-4 bg-paper px-5">
        {saved.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-center gap-4 border-b border-line py-4 last:border-0"
          >
            <Picture src={line.imageSrc} alt="" sizes="4rem" upTo={160} className="size-16 rounded-sm" />
            <div className="min-w-40 flex-1">
              <PageLink to={line.path} className="font-semibold hover:underline">
                {line.title}
              </PageLink>
              <LineAttributes attributes={line.attributes} />
              <p className="text-sm text-slate tabular-nums">
                {line.quantity} × {money(line.price)}
              </p>
            </div>
            <form method="post" action="/cart/saved" className="flex items-center gap-2">
              <input type="hidden" name="savedId" value={line.id} />
              <Button
                type="submit"
                name="action"
                value="return"
                kind="outline"
                disabled={!line.available}
                aria-label={`${line.available ? 'Move to cart' : 'Sold Out'}: ${line.title}`}
              >
                {line.available ? 'Move to cart' : 'Sold Out'}
              </Button>
              <button
                type="submit"
                name="action"
                value="drop"
                className="text-link min-h-11 px-2"
                aria-label={`Remove ${line.title} from saved items`}
              >
                Remove
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
