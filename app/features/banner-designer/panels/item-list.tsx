import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { ChosenItem } from './chosen-item.tsx'
import { formatItemName } from './item-name.ts'
import type { BannerState } from '../use-banner.ts'
import type { TextMeasures } from '../canvas/use-text-measures.ts'

type ItemListProps = { banner: BannerState; measures: TextMeasures; names: (imageId: string) => string }

/** Lists everything on the banner, topmost first, with the fields of the chosen item. */
export function ItemList({ banner, measures, names }: ItemListProps) {
  const { design, chosenId, choose } = banner
  const chosen = design.items.find(({ id }) => id === chosenId)
  return (
    <section aria-labelledby="banner-items" className="rounded-md bg-paper p-4 shadow-contact sm:p-5">
      <h2 id="banner-items" className="mb-3 font-sans text-lg font-semibold tracking-normal">
        {bannerDesignerCopy.items.title}
      </h2>
      <ul className="grid gap-1">
        {design.items.toReversed().map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={item.id === chosenId}
              onClick={() => choose(item.id)}
              className="min-h-10 w-full truncate rounded-sm border border-line px-3 text-left text-sm hover:border-river aria-pressed:border-river aria-pressed:bg-river aria-pressed:font-semibold aria-pressed:text-paper"
            >
              {formatItemName(item, names)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ChosenItem
          key={chosen.id}
          item={chosen}
          box={measures.boxes.get(chosen.id) ?? null}
          banner={banner}
        />
      )}
    </section>
  )
}
