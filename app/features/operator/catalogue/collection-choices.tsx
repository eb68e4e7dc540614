import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import { carriesRuleTag, tagsWithCollection } from '../../../../domain/catalogue/collection-tags.ts'
import { tagsIn } from './typed-product.ts'
import type { ProductFormState } from './use-product-form.ts'

const { product: words } = operatorCatalogue

/** Puts a product into collections. Collections contain products by tag, so ticking a box adds the tag, and unticking it removes the tag. */
export function CollectionChoices({ form }: { form: ProductFormState }) {
  const tags = tagsIn(form.typed.fields.tags)
  return (
    <ul className="grid gap-1 text-sm">
      {form.seen.collections.map(({ handle, title, ruleTags, named }) => (
        <li key={handle}>
          <label className="flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              disabled={ruleTags.length === 0}
              checked={named || carriesRuleTag({ ruleTags }, tags)}
              onChange={(event) =>
                form.setField(
                  'tags',
                  tagsWithCollection(tags, { ruleTags }, event.currentTarget.checked).join(', '),
                )
              }
            />
            <span>
              {title}
              {ruleTags.length === 0 && (
                <span className="text-slate">, {named ? words.byColumn : words.noTag}</span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
