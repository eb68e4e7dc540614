import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import { discountCodeList } from '../../../../content/operator/lists/discount-codes.ts'
import { NewEntry } from '../frame/new-entry.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { OperatorListView } from '../lists/operator-list-view.tsx'
import { NewCodeForm } from './new-code-form.tsx'

const { codes: words } = operatorContentCopy

/** The shop's discount codes with their state and number of uses, and a form for a new one. */
export default function CodesPage({ search }: OperatorViewProps) {
  return (
    <OperatorListView
      list={discountCodeList}
      search={search}
      renderAbove={(reload) => (
        <NewEntry label={words.heading} beside={<p className="text-slate">{words.lead}</p>}>
          <NewCodeForm onMade={reload} />
        </NewEntry>
      )}
    />
  )
}
