import { type ReactNode, type SubmitEvent, useState } from 'react'
import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import { Button } from '../../../ui/button.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { DiscountCodeField } from './code-field.tsx'
import { readNewDiscountCode } from './read-new-discount-code.ts'

const { codes: words } = operatorContentCopy

/** Creates a discount code. The form's fields are uncontrolled. */
export function NewDiscountCodeForm({ onMade }: { onMade: () => Promise<void> }) {
  const change = useOperatorChange()
  const [note, setNote] = useState('')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = readNewDiscountCode(new FormData(form))
    if (body === null) return setNote(words.unreadable)
    setNote('')
    const answer = await change.send<{ code: string }>({
      method: 'POST',
      address: '/api/operator/discount-codes',
      body,
    })
    if (!answer.ok) return undefined
    form.reset()
    setNote(words.made(answer.value.code))
    return onMade()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2">
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-3">
        <CodeGroup legend={words.groups.what}>
          <DiscountCodeField name="code" label={words.code} hint={words.codeHint} required />
          <DiscountCodeField name="title" label={words.title} hint={words.titleHint} />
          <div className="grid grid-cols-2 gap-3">
            <DiscountCodeField name="type" label={words.type} options={words.types} />
            <DiscountCodeField name="value" label={words.value} inputMode="decimal" />
          </div>
        </CodeGroup>
        <CodeGroup legend={words.groups.which}>
          <DiscountCodeField name="minimum" label={words.minimum} inputMode="decimal" />
          <DiscountCodeField name="productTag" label={words.productTag} />
          <SmallCheckbox name="localOnly" label={words.localOnly} />
        </CodeGroup>
        <CodeGroup legend={words.groups.when}>
          <div className="grid grid-cols-2 gap-3">
            <DiscountCodeField name="starts" label={words.starts} type="date" />
            <DiscountCodeField name="ends" label={words.ends} type="date" />
          </div>
          <DiscountCodeField name="limit" label={words.limit} inputMode="numeric" />
          <SmallCheckbox name="oncePerCustomer" label={words.oncePerCustomer} />
        </CodeGroup>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" disabled={change.busy}>
          {words.create}
        </Button>
        <output className="font-semibold">{note}</output>
        <RefusalNote change={change} />
      </div>
    </form>
  )
}

const CodeGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className="mb-2 w-full border-b border-line pb-1 font-semibold">{legend}</legend>
    {children}
  </fieldset>
)
