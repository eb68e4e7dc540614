import { type SubmitEvent, useState } from 'react'
import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { DiscountCodeList } from '../../../../contract/operator/customer-content.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useChange } from '../frame/use-change.ts'
import { CodeField, CodeCheckbox } from './code-field.tsx'
import { readNewCode } from './read-new-code.ts'

const { codes: words } = operatorContentCopy

/** Creates a discount code. The form's fields are uncontrolled. */
export function NewCodeForm({ onMade }: { onMade: (codes: DiscountCodeList) => void }) {
  const change = useChange()
  const [note, setNote] = useState('')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = readNewCode(new FormData(form))
    if (body === null) return setNote(words.unreadable)
    setNote('')
    const answer = await change.send<DiscountCodeList>({
      method: 'POST',
      address: '/api/operator/discount-codes',
      body,
    })
    if (!answer.ok) return undefined
    form.reset()
    onMade(answer.value)
    return setNote(words.made(body.code))
  }
  return (
    <details className="mt-3 bg-paper p-3 text-sm">
      <summary className="min-h-10 cursor-pointer text-lg font-bold">{words.heading}</summary>
      <form onSubmit={(event) => void submit(event)} className="mt-2">
        <div className="grid gap-3 md:grid-cols-3 xl:grid-cols-6">
          <CodeField name="code" label={words.code} hint={words.codeHint} required />
          <CodeField name="title" label={words.title} hint={words.titleHint} />
          <CodeField name="type" label={words.type} options={words.types} />
          <CodeField name="value" label={words.value} inputMode="decimal" />
          <CodeField name="minimum" label={words.minimum} inputMode="decimal" />
          <CodeField name="limit" label={words.limit} inputMode="numeric" />
          <CodeField name="productTag" label={words.productTag} />
          <CodeField name="starts" label={words.starts} type="date" />
          <CodeField name="ends" label={words.ends} type="date" />
          <CodeCheckbox name="localOnly" label={words.localOnly} />
          <CodeCheckbox name="oncePerCustomer" label={words.oncePerCustomer} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <Button type="submit" size="small" disabled={change.busy}>
            {words.create}
          </Button>
          <output className="font-semibold">{note}</output>
          <RefusalNote change={change} />
        </div>
      </form>
    </details>
  )
}
