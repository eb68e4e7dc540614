import { useRef, useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { hasRuleTag, setCollectionTag } from '../../../../domain/catalogue/collection-tags.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHIP_CLASS, RemovableChip } from './removable-chip.tsx'
import { splitTags } from './product-form-values.ts'
import type { ProductFormState } from './use-product-form.ts'

const { collectionChoice: words } = operatorCatalogueCopy.product

type Collection = OperatorProduct['collections'][number]

/** The number of chips that are shown at first. */
const MAX_SHOWN = 8

/**
 * The product's collections as chips, with a list to add others. A collection contains products by tag, so choosing a collection adds its
 * tag to the product.
 */
export function CollectionChoices({ form }: { form: ProductFormState }) {
  const opener = useRef<HTMLElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const tags = splitTags(form.typed.fields.tags)
  const isChosen = ({ ruleTags, named }: Collection) => named || hasRuleTag({ ruleTags }, tags)
  const chosen = form.seen.collections.filter(isChosen)
  const set = ({ ruleTags }: Collection, belongs: boolean) =>
    form.setField('tags', setCollectionTag(tags, { ruleTags }, belongs).join(', '))
  return (
    <>
      {chosen.length === 0 ? (
        <p className="text-sm text-slate">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2 text-sm">
          {(showsAll ? chosen : chosen.slice(0, MAX_SHOWN)).map((collection) => (
            <li key={collection.handle}>
              <ChosenCollection
                collection={collection}
                onRemove={() => {
                  set(collection, false)
                  opener.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {!showsAll && chosen.length > MAX_SHOWN && (
        <button type="button" onClick={() => setShowsAll(true)} className="mt-2 min-h-10 text-sm text-link">
          {words.all(chosen.length)}
        </button>
      )}
      <details className="mt-1 text-sm">
        <summary ref={opener} className="min-h-10 py-2 font-semibold text-gorge">
          {words.add}
        </summary>
        <OtherCollections
          others={form.seen.collections.filter((collection) => !isChosen(collection))}
          onAdd={(collection) => set(collection, true)}
        />
      </details>
    </>
  )
}

type ChosenProps = { collection: Collection; onRemove: () => void }

function ChosenCollection({ collection: { title, ruleTags, named }, onRemove }: ChosenProps) {
  // A CSV file lists this product in the collection, so only another CSV file can remove it.
  if (named || ruleTags.length === 0)
    return (
      <span className={CHIP_CLASS}>
        {title} <span className="font-normal text-slate">{words.byColumn}</span>
      </span>
    )
  return <RemovableChip title={title} label={words.remove(title)} onRemove={onRemove} />
}

type OthersProps = { others: readonly Collection[]; onAdd: (collection: Collection) => void }

function OtherCollections({ others, onAdd }: OthersProps) {
  const [wanted, setWanted] = useState('')
  const found = others.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <Field
        size="small"
        type="search"
        label={words.search}
        value={wanted}
        autoComplete="off"
        onChange={(event) => setWanted(event.currentTarget.value)}
        // Enter is ignored in this list, because it would submit the form and save the whole product.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length === 0 && <p className="mt-2 text-slate">{words.noMatch}</p>}
      <ul className="mt-2 max-h-72 overflow-y-auto border-t border-line">
        {found.map((collection) => (
          <li key={collection.handle} className="border-b border-line">
            {collection.ruleTags.length === 0 ? (
              <span className="flex min-h-10 items-center text-slate">
                {collection.title}, {words.noTag}
              </span>
            ) : (
              <button
                type="button"
                aria-label={words.addTo(collection.title)}
                onClick={() => onAdd(collection)}
                className="flex min-h-10 w-full items-center gap-2 text-left hover:text-gorge"
              >
                <Icon name="plus" className="size-4 shrink-0" />
                {collection.title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
