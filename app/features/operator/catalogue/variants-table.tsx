import type { ReactNode } from 'react'
import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { TABLE_ROLES, TableFrame } from '../../../ui/table.tsx'
import { ProductFormField } from './product-form-field.tsx'
import type { ProductFormState } from './use-product-form.ts'

const { variant: words, removal } = operatorCatalogueCopy.product

/** Prices, stock and SKUs of all variants, one row each. */
export function VariantsTable({ form }: { form: ProductFormState }) {
  const heads = [words.title, words.price, words.compareAt, words.stock, words.policy, words.sku]
  return (
    <>
      {/* Unlike other wide tables, this one isn't focusable for scrolling, because it scrolls when the focus moves between its fields. */}
      <div className="relative overflow-x-auto">
        <TableFrame
          look="dense"
          caption={words.caption}
          heads={heads.map((title) => ({ title }))}
          isCardsOnPhone
          className="md:min-w-[620px]"
        >
          {form.seen.variants.map((variant) => (
            <VariantRow key={variant.id} form={form} variant={variant} />
          ))}
        </TableFrame>
      </div>
      <p className="mt-2 text-sm text-slate">
        {words.stockHint} {removal}
      </p>
    </>
  )
}

type RowProps = { form: ProductFormState; variant: OperatorProduct['variants'][number] }

function VariantRow({ form, variant: { id, title, waiting } }: RowProps) {
  const name = title === '' ? words.onlyOne : title
  const cell = (label: string) => ({ form, isCell: true, label: words.of(label, title) })
  return (
    <tr
      {...TABLE_ROLES.row}
      className="border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-2 max-md:py-3"
    >
      <th
        scope="row"
        {...TABLE_ROLES.rowHead}
        className="font-semibold max-md:col-span-2 max-md:text-left md:px-1.5 md:py-3"
      >
        {name}
      </th>
      <VariantCell title={words.price}>
        <ProductFormField
          {...cell(words.price)}
          name={`${id}.price`}
          inputMode="decimal"
          className="md:w-24"
        />
      </VariantCell>
      <VariantCell title={words.compareAt}>
        <ProductFormField
          {...cell(words.compareAt)}
          name={`${id}.compareAt`}
          inputMode="decimal"
          className="md:w-24"
        />
      </VariantCell>
      <VariantCell title={words.stock}>
        <ProductFormField
          {...cell(words.stock)}
          name={`${id}.stock`}
          inputMode="numeric"
          className="md:w-20"
        />
        {waiting > 0 && <p className="mt-1 text-slate">{words.waiting(waiting)}</p>}
      </VariantCell>
      <VariantCell title={words.policy}>
        <ProductFormField
          {...cell(words.policy)}
          name={`${id}.stockPolicy`}
          options={words.policies}
          className="md:w-32"
        />
      </VariantCell>
      <VariantCell title={words.sku} isWide>
        <ProductFormField {...cell(words.sku)} name={`${id}.sku`} className="min-w-36" />
      </VariantCell>
    </tr>
  )
}

type CellProps = { title: string; isWide?: boolean; children: ReactNode }

/** A table cell. On a phone, each row becomes a card, in which the cell shows its column's title. */
function VariantCell({ title, isWide = false, children }: CellProps) {
  return (
    <td {...TABLE_ROLES.cell} className={`min-w-0 md:px-1.5 md:py-1 ${isWide ? 'max-md:col-span-2' : ''}`}>
      <span aria-hidden="true" className="mb-1 block text-xs text-slate md:hidden">
        {title}
      </span>
      {children}
    </td>
  )
}
