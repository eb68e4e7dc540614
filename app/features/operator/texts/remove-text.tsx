import { useRef } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import type { OperatorText } from '../../../../contract/operator/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { useOperatorChange } from '../frame/use-change.ts'

const { remove: words } = operatorTextsCopy

type RemoveTextProps = { text: OperatorText; address: string; onRemoved: () => Promise<void> }

/** Removes the owner's version of a text, so that the default is used again. A post has no default, so it is deleted. */
export function RemoveTextButtons({ text, address, onRemoved }: RemoveTextProps) {
  const { kind, state, hasDefault } = text
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {hasDefault && state !== 'default' && (
        <Removal
          to="default"
          label={state === 'gone' ? words.bring : words.default}
          {...{ text, address, onRemoved }}
        />
      )}
      {kind === 'posts' && state !== 'gone' && (
        <Removal to="gone" label={words.gone} {...{ text, address, onRemoved }} />
      )}
    </div>
  )
}

function Removal({
  to,
  label,
  text,
  address,
  onRemoved,
}: RemoveTextProps & { to: 'default' | 'gone'; label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const change = useOperatorChange()
  const remove = async () => {
    const query = new URLSearchParams({ to, version: text.version })
    const answer = await change.send({ method: 'DELETE', address: `${address}?${query}` })
    if (answer.ok) await onRemoved()
  }
  return (
    <>
      <Button kind="outline" size="small" disabled={change.busy} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <RefusalNote change={change} onNewest={onRemoved} />
      <ConfirmDialog
        dialog={dialog}
        question={`${label}?`}
        subject={text.title}
        text={words.sure}
        keep={words.cancel}
        confirm={label}
        onConfirm={() => void remove()}
      />
    </>
  )
}
