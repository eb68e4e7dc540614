import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { TableFrame } from '../../../ui/table.tsx'
import { TypedField } from './typed-field.tsx'
import type { ProductFormState } from './use-product-form.ts'

const { variant: words, newVariants } = operatorCatalogue.product

/** Prices, stock and SKUs of all variants, one row each. */
export function VariantsTable({ form }: { form: ProductFormState }) {
  const heads = [words.title, words.price, words.compareAt, words.stock, words.policy, words.sku]
  return (
    <>
      {/* Its fields let the keyboard scroll it. */}
      <div className="relative overflow-x-auto">
        <TableFrame
          look="dense"
          caption={words.caption}
          heads={heads.map((title) => ({ title }))}
          className="min-w-[620px]"
        >
          {form.seen.variants.map((variant) => (
            <VariantRow key={variant.id} form={form} variant={variant} />
          ))}
        </TableFrame>
      </div>
      <p className="mt-2 text-sm text-slate">
        {words.stockHint} {newVariants}
      </p>
    </>
  )
}

type RowProps = { form: ProductFormState; variant: OperatorProduct['variants'][number] }

function VariantRow({ form, variant: { id, title, waiting } }: RowProps) {
  const name = title === '' ? words.onlyOne : title
  const cell = (label: string) => ({ form, isCell: true, label: words.of(label, name) })
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-1.5 py-3 font-semibold">
        {name}
      </th>
      <td className="px-1.5 py-1">
        <TypedField {...cell(words.price)} name={`${id}.price`} inputMode="decimal" className="w-24" />
      </td>
      <td className="px-1.5 py-1">
        <TypedField
          {...cell(words.compareAt)}
          name={`${id}.compareAt`}
          inputMode="decimal"
          className="w-24"
        />
      </td>
      <td className="px-1.5 py-1">
        <TypedField {...cell(words.stock)} name={`${id}.stock`} inputMode="numeric" className="w-20" />
        {waiting > 0 && <p className="mt-1 text-slate">{words.waiting(waiting)}</p>}
      </td>
      <td className="px-1.5 py-1">
        <TypedField
          {...cell(words.policy)}
          name={`${id}.stockPolicy`}
          options={words.policies}
          className="w-24"
        />
      </td>
      <td className="px-1.5 py-1">
        <TypedField {...cell(words.sku)} name={`${id}.sku`} className="min-w-36" />
      </td>
    </tr>
  )
}
