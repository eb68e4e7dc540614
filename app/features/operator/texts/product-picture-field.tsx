import { type ComponentProps, useId } from 'react'
import type { OperatorProductList } from '../../../../contract/operator/product.ts'
import { Field } from '../../../ui/field.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'

type ProductPictureFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'list'> & {
  /** The product's handle. */
  value: string
  onType: (handle: string) => void
}

/** Chooses a product by its title or handle, and shows its picture. */
export function ProductPictureField({ value, onType, ...field }: ProductPictureFieldProps) {
  const list = useId()
  const { data } = useOperatorData<OperatorProductList>(
    `/api/operator/products?${new URLSearchParams({ q: value.trim() })}`,
  )
  const products = data.state === 'ready' ? data.value.products : []
  const picture = products.find(({ handle }) => handle === value)?.imageSrc
  return (
    <div className="flex items-end gap-3">
      <Field
        {...field}
        value={value}
        list={list}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        className="min-w-0 flex-1"
      />
      <datalist id={list}>
        {products.map(({ handle, title }) => (
          <option key={handle} value={handle}>
            {title}
          </option>
        ))}
      </datalist>
      {picture && <img src={picture} alt="" className="size-16 shrink-0 bg-mist object-contain" />}
    </div>
  )
}
