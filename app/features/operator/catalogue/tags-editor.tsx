import { type KeyboardEvent, useRef, useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RemovableChip } from './removable-chip.tsx'
import { splitTags } from './product-form-values.ts'
import type { ProductFormState } from './use-product-form.ts'

const { product: words } = operatorCatalogueCopy

/** The product's tags as chips, and a field that adds one or several, separated by commas. */
export function TagsEditor({ form }: { form: ProductFormState }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const tags = splitTags(form.typed.fields.tags)
  const meanwhile = form.meanwhile.tags
  const set = (next: readonly string[]) => form.setField('tags', next.join(', '))
  const add = () => {
    const added = splitTags(typed).filter((tag) => !tags.includes(tag))
    setTyped('')
    if (added.length > 0) set([...tags, ...added])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds the tag. By default, it would submit the form and save the whole product.
    event.preventDefault()
    add()
  }
  return (
    <div>
      <p className="text-sm font-semibold">{words.tags}</p>
      {tags.length > 0 && (
        <ul aria-label={words.tags} className="mt-1.5 flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                title={tag}
                label={words.removeTag(tag)}
                onRemove={() => {
                  set(tags.filter((other) => other !== tag))
                  field.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex items-start gap-2">
        <Field
          ref={field}
          size="small"
          label={words.newTag}
          isLabelHidden
          placeholder={words.newTag}
          hint={words.tagsHint}
          error={meanwhile === undefined ? form.errors.tags : words.meanwhile(meanwhile)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          // When the field loses the focus, a tag that is still in it is added too.
          onBlur={add}
          className="min-w-0 grow"
        />
        <Button kind="outline" size="small" onClick={add}>
          {words.addTag}
        </Button>
      </div>
    </div>
  )
}
