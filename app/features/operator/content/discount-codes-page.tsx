import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import { discountCodeList } from '../../../../content/operator/lists/discount-codes.ts'
import { NewEntryBar } from '../frame/new-entry.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { OperatorListView } from '../lists/operator-list-view.tsx'
import { NewDiscountCodeForm } from './new-discount-code-form.tsx'

const { codes: words } = operatorContentCopy

/** The shop's discount codes with their state and number of uses, and a form for a new one. */
export default function DiscountCodesPage({ search }: OperatorViewProps) {
  return (
    <OperatorListView
      list={discountCodeList}
      search={search}
      renderAbove={(reload) => (
        <NewEntryBar
          label={words.heading}
          beside={<p className="flex min-h-10 items-center text-slate">{words.lead}</p>}
        >
          <NewDiscountCodeForm onMade={reload} />
        </NewEntryBar>
      )}
    />
  )
}
