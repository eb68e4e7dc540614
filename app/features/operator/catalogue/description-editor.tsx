import { useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import TextEditor from '../texts/text-editor.tsx'
import { isLossless } from './is-lossless.ts'
import { ProductFormField } from './product-form-field.tsx'
import type { ProductFormState } from './use-product-form.ts'

const { product: words } = operatorCatalogueCopy
const NO_FACTS = {}

/**
 * Edits a product's description as formatted text. It is edited as HTML if the owner prefers that, or if the editor doesn't support all of
 * its tags.
 */
export function DescriptionEditor({ form }: { form: ProductFormState }) {
  const html = form.typed.fields.descriptionHtml
  const isKnown = isLossless(html)
  const [prefersHtml, setPrefersHtml] = useState(false)
  const isVisual = isKnown && !prefersHtml
  const meanwhile = form.meanwhile.descriptionHtml
  return (
    <div>
      {isVisual ? (
        <TextEditor
          // The key mounts the editor again when a new version is saved.
          key={form.seen.descriptionHtml}
          label={words.description}
          html={html}
          facts={NO_FACTS}
          error={meanwhile === undefined ? form.errors.descriptionHtml : words.meanwhile(meanwhile)}
          onChange={(next) => form.setField('descriptionHtml', next)}
        />
      ) : (
        <>
          <ProductFormField
            form={form}
            name="descriptionHtml"
            label={words.descriptionCode}
            hint={isKnown ? words.descriptionHint : `${words.unknownTags} ${words.descriptionHint}`}
            rows={8}
            isCode
          />
          <details className="mt-1">
            <summary className="min-h-10 cursor-pointer py-2 text-sm font-semibold">{words.shown}</summary>
            <div
              className="product-description border-t border-line pt-3"
              dangerouslySetInnerHTML={{ __html: form.seen.shownHtml }}
            />
          </details>
        </>
      )}
      {isKnown && (
        <button type="button" onClick={() => setPrefersHtml(isVisual)} className="min-h-10 text-sm text-link">
          {isVisual ? words.asCode : words.asText}
        </button>
      )}
    </div>
  )
}
