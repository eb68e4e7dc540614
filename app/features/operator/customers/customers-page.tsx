import { type SubmitEvent, useRef, useState } from 'react'
import { operatorCustomersCopy as words } from '../../../../content/operator/customers.ts'
import type { CustomerData } from '../../../../contract/operator/customer.ts'
import { callApi } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { CustomerDetails } from './customer-details.tsx'

const ADDRESS = '/api/operator/customers'

type State =
  | { kind: 'asking' }
  | { kind: 'none' }
  | { kind: 'erased' }
  | { kind: 'found'; data: CustomerData }

/** The page on which an operator finds a customer's data by e-mail address or order number, and can export or delete it. */
export default function CustomersPage() {
  const [who, setWho] = useState('')
  const [state, setState] = useState<State>({ kind: 'asking' })
  const find = async () => {
    const answer = await callApi<CustomerData>({ method: 'POST', address: `${ADDRESS}/find`, body: { who } })
    setState(answer.ok ? { kind: 'found', data: answer.value } : { kind: 'none' })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void find()
  }
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3 bg-paper p-3 text-sm">
        <label className="font-semibold">
          <span className="block">{words.who}</span>
          <input
            value={who}
            onChange={(event) => setWho(event.currentTarget.value)}
            required
            autoComplete="off"
            className="min-h-10 w-80 max-w-full rounded-sm border border-line-strong bg-paper px-2"
          />
        </label>
        <Button type="submit" size="small">
          {words.find}
        </Button>
      </form>
      <output className="mt-3 block font-semibold">
        {state.kind === 'none' && words.none}
        {state.kind === 'erased' && words.erased}
      </output>
      {state.kind === 'asking' && (
        <EmptyList mark="person" title={words.asking} text={words.askingHint} example={words.exampleCustomer}>
          <a href="/operator" className="inline-flex min-h-10 items-center text-link">
            {words.toOrders}
          </a>
        </EmptyList>
      )}
      {state.kind === 'found' && (
        <Found data={state.data} onErased={() => setState({ kind: 'erased' })} reload={find} />
      )}
    </>
  )
}

type FoundProps = { data: CustomerData; onErased: () => void; reload: () => Promise<void> }

function Found({ data, onErased, reload }: FoundProps) {
  const { email, orders, moneyUnderWay } = data
  const change = useOperatorChange()
  const dialog = useRef<HTMLDialogElement>(null)
  const save = async () => {
    const answer = await change.send<object>({
      method: 'POST',
      address: `${ADDRESS}/export`,
      body: { who: email },
    })
    if (answer.ok) saveFile('customer-data.json', JSON.stringify(answer.value, null, 2))
  }
  const erase = async () => {
    const body = { who: email, seenOrders: orders }
    const answer = await change.send({ method: 'POST', address: `${ADDRESS}/erase`, body })
    if (answer.ok) onErased()
  }
  return (
    <section aria-label={email} className="bg-paper p-4 text-sm">
      <CustomerDetails data={data} />
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Button kind="outline" size="small" disabled={change.busy} onClick={() => void save()}>
          {words.export}
        </Button>
        <Button
          kind="outline"
          size="small"
          disabled={change.busy || moneyUnderWay}
          onClick={() => dialog.current?.showModal()}
        >
          {words.erase}
        </Button>
        {moneyUnderWay && <strong>{words.underWay}</strong>}
      </p>
      <RefusalNote change={change} onNewest={reload} />
      <ConfirmDialog dialog={dialog} subject={email} {...words.ask} onConfirm={() => void erase()} />
    </section>
  )
}

/** Makes the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
