import { type SubmitEvent, useState } from 'react'
import type { ApiCall } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'

type AnswerFormProps = {
  label: string
  hint: string
  button: string
  now?: string
  required?: boolean
  /** The API call that sends the reply. */
  callFor: (text: string) => Omit<ApiCall, 'signal'>
  reload: () => Promise<void>
}

/** The shop's reply to a customer's text. Typed text is kept until it is sent. */
export function AnswerForm({
  label,
  hint,
  button,
  now = '',
  required = false,
  callFor,
  reload,
}: AnswerFormProps) {
  const [text, setText] = useState(now)
  const change = useOperatorChange()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await change.send(callFor(text))
    if (answer.ok) await reload()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-3xl gap-2">
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        value={text}
        required={required}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" disabled={change.busy}>
          {button}
        </Button>
        <RefusalNote change={change} onNewest={reload} />
      </div>
    </form>
  )
}
