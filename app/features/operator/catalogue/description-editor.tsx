import { useState } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import TextEditor from '../texts/text-editor.tsx'
import { ProductFormField } from './product-form-field.tsx'
import type { ProductFormState } from './use-product-form.ts'
import { parseEditorHtml, writeEditorHtml } from '../texts/text-html.ts'

const { product: words } = operatorCatalogueCopy
const NO_FACTS = {}

/**
 * Edits a product's description as formatted text. It is edited as HTML if the owner prefers that, or if the editor doesn't support all of
 * its tags.
 */
export function DescriptionEditor({ form }: { form: ProductFormState }) {
  const html = form.typed.fields.descriptionHtml
  const isKnown = isLosslessInEditor(html)
  const [prefersHtml, setPrefersHtml] = useState(false)
  const isVisual = isKnown && !prefersHtml
  const meanwhile = form.meanwhile.descriptionHtml
  return (
    <div>
      {isVisual ? (
        <TextEditor
          // The key changes when a new version is saved, so that React mounts the editor again.
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

/**
 * Whether the text editor preserves everything in this HTML. Imported descriptions may contain tags, classes and attributes that the editor
 * doesn't support.
 */
const isLosslessInEditor = (html: string): boolean =>
  plain(writeEditorHtml(parseEditorHtml(html, {}))) === plain(html)

/** Returns the HTML as the browser serializes it, without white space between and around tags. */
function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('li > p:only-child')) line.replaceWith(...line.childNodes)
  return body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|ul|ol|li|h\d|table|thead|tbody|tr|td|th|blockquote|dl|dt|dd|br)\b[^>]*>) ?/g,
      '$1',
    )
    .trim()
}
