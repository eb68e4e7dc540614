import type { ReactNode } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { badgeLabels } from '../../../../content/badges.ts'
import { chooseBadge } from '../../../../domain/catalogue/badge.ts'
import { Button } from '../../../ui/button.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { LogList } from '../log/log-list.tsx'
import { NewVariantFields, NewVariantForm, useNewVariant } from './add-variant.tsx'
import { CollectionChoices } from './collection-choices.tsx'
import { DescriptionEditor } from './description-editor.tsx'
import { PersonalizationEditor } from './personalization-editor.tsx'
import { PicturesEditor } from './pictures-editor.tsx'
import { TagsEditor } from './tags-editor.tsx'
import { splitTags } from './product-form-values.ts'
import { ProductFormField } from './product-form-field.tsx'
import { type ProductFormState, useProductForm } from './use-product-form.ts'
import { VariantsTable } from './variants-table.tsx'

const { product: words } = operatorCatalogueCopy

type ProductFormProps = {
  product: OperatorProduct
  address: string
  reload: () => Promise<void>
  show: (product: OperatorProduct) => void
}

/** The form's id. The bar with the save button is outside the form, at the end of the page. */
const FORM_ID = 'product'

/** The whole product in one form with one save button. */
export function ProductForm({ product, address, reload, show }: ProductFormProps) {
  const form = useProductForm(product, { address, show })
  const variant = useNewVariant({ product, address, show })
  const { sections } = words
  return (
    <>
      <PageHeading
        title={product.title}
        back={{ href: '/operator/products', title: operatorFrameCopy.back.products }}
      >
        <a
          href={`/product/${product.handle}`}
          className="ml-auto inline-flex min-h-10 items-center text-sm text-link max-md:ml-0"
        >
          {words.onSite}
        </a>
      </PageHeading>
      <form
        id={FORM_ID}
        className="mt-3 grid items-start gap-4 lg:grid-cols-[2fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <div className="grid gap-4">
          <Words form={form} />
          <Block title={sections.variants}>
            <VariantsTable form={form} />
            <NewVariantFields variant={variant} isDirty={form.isDirty} reload={reload} />
          </Block>
          <Block title={sections.personalization}>
            <PersonalizationEditor form={form} />
          </Block>
        </div>
        <div className="grid gap-4">
          <OnSale form={form} />
          <Block title={sections.collections}>
            <CollectionChoices form={form} />
          </Block>
          <Block title={sections.pictures}>
            <PicturesEditor form={form} />
          </Block>
        </div>
      </form>
      <NewVariantForm variant={variant} />
      <div className="mt-4">
        <Block title={sections.history}>
          <LogList entries={product.history} />
        </Block>
      </div>
      <SaveBar form={form} onNewest={reload} />
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 bg-paper p-4">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

type FormPart = { form: ProductFormState }

function Words({ form }: FormPart) {
  return (
    <Block title={words.sections.words}>
      <div className="grid gap-3">
        <ProductFormField form={form} name="title" label={words.title} />
        <DescriptionEditor form={form} />
        <ProductFormField form={form} name="seoTitle" label={words.seoTitle} />
        <ProductFormField form={form} name="seoDescription" label={words.seoDescription} rows={3} />
      </div>
    </Block>
  )
}

function OnSale({ form }: FormPart) {
  const { fields } = form.typed
  const badge = chooseBadge(splitTags(fields.tags))
  return (
    <Block title={words.sections.sale}>
      <div className="grid gap-3">
        <ProductFormField form={form} name="status" label={words.status} options={words.statuses} />
        <SmallCheckbox
          label={
            <>
              <span className="font-semibold">{words.published}.</span> {words.publishedHint}
            </>
          }
          checked={fields.published === 'true'}
          onChange={(event) => form.setField('published', String(event.currentTarget.checked))}
        />
        <TagsEditor form={form} />
        <p className="text-sm font-semibold">{words.badge(badge && badgeLabels[badge.tag])}</p>
        <ProductFormField form={form} name="productType" label={words.productType} />
        <ProductFormField form={form} name="vendor" label={words.vendor} />
      </div>
    </Block>
  )
}

/** The bar with the button that saves the whole form, at the bottom of the window. */
function SaveBar({ form, onNewest }: FormPart & { onNewest: () => Promise<void> }) {
  const { change, isDirty, saved } = form
  const hasErrors = Object.keys(form.errors).length > 0
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-4 border-t-2 border-river bg-paper p-3 [html:has(&)]:scroll-pb-28">
      <Button type="submit" form={FORM_ID} kind="primary" disabled={change.busy || !isDirty}>
        {words.save}
      </Button>
      <output className="text-sm font-semibold">
        {!isDirty && (saved ? words.saved : words.nothing)}
        {isDirty && !change.refusal && words.unsaved}
        {hasErrors && ` ${Object.values(form.errors).join('. ')}`}
      </output>
      <RefusalNote change={change} onNewest={onNewest} />
    </div>
  )
}
