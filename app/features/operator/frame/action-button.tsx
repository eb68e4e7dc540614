import type { ApiCall } from '../../../browser/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useOperatorChange } from './use-change.ts'

type ActionButtonProps = {
  label: string
  /** The name of the thing that the button acts on, for screen readers. Needed if several rows have the same button. */
  name?: string
  call: Omit<ApiCall, 'signal'>
  reload: () => Promise<void>
}

/** A button that sends one change to the shop. */
export function ActionButton({ label, name, call, reload }: ActionButtonProps) {
  const change = useOperatorChange()
  const act = async () => {
    const answer = await change.send(call)
    if (answer.ok) await reload()
  }
  return (
    <>
      <Button
        kind="outline"
        size="small"
        className="whitespace-nowrap"
        aria-label={name}
        disabled={change.busy}
        onClick={() => void act()}
      >
        {label}
      </Button>
      <RefusalNote change={change} onNewest={reload} />
    </>
  )
}
