import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ProductForm } from './product-form.tsx'

export default function ProductPage({ params }: OperatorViewProps) {
  const address = `/api/operator/products/${encodeURIComponent(params['handle'] ?? '')}`
  const { data, reload, show } = useOperatorData<OperatorProduct>(address)
  return (
    <DataLoader data={data} reload={reload}>
      {(product) => <ProductForm product={product} address={address} reload={reload} show={show} />}
    </DataLoader>
  )
}
