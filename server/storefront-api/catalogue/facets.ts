import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { toDecimal } from '../../../domain/money.ts'
import type { Database } from '../../db/database.ts'
import { selectProductIds, type ProductScope } from './list-products.ts'

export type FacetValue = { id: string; label: string; count: number; input: string; swatch: null }
export type Facet = {
  id: string
  label: string
  type: 'LIST' | 'PRICE_RANGE' | 'BOOLEAN'
  presentation: 'TEXT' | null
  values: FacetValue[]
}

const rowSchema = z.object({
  kind: z.string(),
  name: z.string(),
  value: z.string(),
  count: z.coerce.number(),
})
type Row = z.infer<typeof rowSchema>

// The maximum number of values per filter. Shoppers can't choose among more values than that.
const MAX_VALUES = 50

/** Lists the filters for a list of products, with the number of matching products for each value. */
export async function listFacets(db: Database, scope: ProductScope): Promise<Facet[]> {
  const answer = await db.execute(facetQuery(selectProductIds(db, scope).getSQL()))
  const rows = z.array(rowSchema).parse(answer.rows)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const options = Map.groupBy(of('option'), ({ name }) => name)
  return [
    list('filter.v.availability', 'Availability', of('available'), (value) => ({ available: value === '1' })),
    ...price(of('price')),
    list('filter.p.product_type', 'Product type', of('type'), (value) => ({ productType: value })),
    list('filter.p.vendor', 'Brand', of('vendor'), (value) => ({ productVendor: value })),
    ...[...options].map(([name, values]) =>
      list(`filter.v.option.${name.toLowerCase()}`, name, values, (value) => ({
        variantOption: { name, value },
      })),
    ),
  ].filter(({ values }) => values.length > 0)
}

function facetQuery(ids: SQL): SQL {
  return sql`
    with matched as (select * from products where id in (${ids})),
    found as (
      select 'available' as kind, case when available_for_sale then 'In stock' else 'Out of stock' end as name,
        case when available_for_sale then '1' else '0' end as value, count(*) as count from matched group by 2, 3
      union all
      select 'price', 'Price', max(max_price_cents)::text, count(*) from matched having count(*) > 0
      union all
      select 'type', product_type, product_type, count(*) from matched where product_type <> '' group by 2
      union all
      select 'vendor', vendor, vendor, count(*) from matched where vendor <> '' group by 2
      union all
      select 'option', chosen.name, chosen.value, count(distinct matched.id)
      from matched join variants on variants.product_id = matched.id,
        unnest(matched.option_names, variants.option_values) as chosen (name, value)
      group by 2, 3
    )
    select kind, name, value, count from found order by kind, name collate "C", value collate "C"`
}

function list(id: string, label: string, rows: Row[], input: (value: string) => object): Facet {
  const values = rows.slice(0, MAX_VALUES).map(({ kind, name, value, count }) => ({
    id: `${id}.${value.toLowerCase()}`,
    label: kind === 'available' ? name : value,
    count,
    input: JSON.stringify(input(value)),
    swatch: null,
  }))
  return { id, label, type: 'LIST', presentation: 'TEXT', values }
}

function price(rows: Row[]): Facet[] {
  const id = 'filter.v.price'
  return rows.map(({ value, count }) => {
    const input = JSON.stringify({ price: { min: 0, max: Number(toDecimal(Number(value))) } })
    const values = [{ id, label: 'Price', count, input, swatch: null }]
    return { id, label: 'Price', type: 'PRICE_RANGE', presentation: null, values }
  })
}
