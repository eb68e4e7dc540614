import { type SubmitEvent, useState } from 'react'
import { operatorScreeningCopy } from '../../../../content/operator/screening.ts'
import type { ScreeningList } from '../../../../contract/operator/screening.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'
import { DiscountCodeField } from './code-field.tsx'

const { form: words, kinds } = operatorScreeningCopy
const { 'makers-mark': _, ...offered } = kinds

/** Adds a word or phrase to refuse. */
export function NewTermForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const change = useOperatorChange()
  const [note, setNote] = useState('')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [phrase = '', kind = '', wayOn = ''] = ['phrase', 'kind', 'wayOn'].map((name) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    })
    setNote('')
    const call = {
      method: 'POST',
      address: '/api/operator/screening',
      body: { phrase, kind, wayOn },
    } as const
    const answer = await change.send<ScreeningList>(call)
    if (!answer.ok) return
    form.reset()
    setNote(words.added(phrase))
    await onAdded()
  }
  return (
    <form aria-label={words.heading} onSubmit={(event) => void submit(event)}>
      <div className="mt-2 grid gap-3 md:grid-cols-3">
        <DiscountCodeField name="phrase" label={words.phrase} maxLength={60} required />
        <DiscountCodeField name="kind" label={words.kind} options={offered} />
        <DiscountCodeField name="wayOn" label={words.wayOn} hint={words.wayOnHint} maxLength={200} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" disabled={change.busy}>
          {words.add}
        </Button>
        <output className="font-semibold">{note}</output>
        <RefusalNote change={change} />
      </div>
    </form>
  )
}
