import { useEffect, useState } from 'react'
import { operatorTextsCopy as words } from '../../../../content/operator/texts.ts'
import type { OperatorText, TextPreview, TextUpdate } from '../../../../contract/operator/texts.ts'
import { toHandle } from '../../../../domain/catalogue/handle.ts'
import { useOperatorChange } from '../frame/use-change.ts'

type TypedText = { head: Readonly<Record<string, string>>; body: string }

type Options = { note: string; onSaved: (text: OperatorText) => void }

/** Holds the state of a text's editor: edits, errors, preview and saving. */
export function useTextForm(text: OperatorText, options: Options) {
  const change = useOperatorChange()
  const [typed, setTyped] = useState<TypedText>({ head: text.head, body: text.body ?? '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [preview, setPreview] = useState<TextPreview | null>(null)
  const [note, setNote] = useState(options.note)
  const isChanged = typed.head !== text.head || typed.body !== (text.body ?? '')
  const [wrong] = Object.keys(errors)
  useEffect(() => {
    if (wrong !== undefined) document.getElementsByName(wrong)[0]?.focus()
  }, [wrong])
  // The browser asks for confirmation before unsaved text is lost.
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  const handle = text.handle === '' ? toHandle(typed.head['title'] ?? '') || 'post' : text.handle
  const address = `/api/operator/texts/${text.kind}/${handle}`
  const send = async <T>(call: { method: 'POST' | 'PUT'; address: string }): Promise<T | null> => {
    setErrors({})
    setNote('')
    const body: TextUpdate = { version: text.version, ...typed }
    const answer = await change.send<T>({ ...call, body })
    if (answer.ok) return answer.value
    setErrors(Object.fromEntries((answer.problem.errors ?? []).map(({ field, message }) => [field, message])))
    setPreview(null)
    return null
  }
  const mend = (field: string) => {
    setErrors(({ [field]: _mended, ...rest }) => rest)
    setNote('')
  }
  return {
    change,
    errors,
    preview,
    note,
    body: typed.body,
    valueOf: (field: string) => typed.head[field] ?? '',
    type(field: string, value: string) {
      setTyped((known) => ({ ...known, head: { ...known.head, [field]: value } }))
      mend(field)
    },
    write(body: string) {
      setTyped((known) => ({ ...known, body }))
      mend('body')
    },
    async review() {
      const found = await send<TextPreview>({ method: 'POST', address: `${address}/preview` })
      if (found && found.is.length + found.becomes.length === 0) setNote(words.nothing)
      else setPreview(found)
    },
    async save() {
      const saved = await send<OperatorText>({ method: 'PUT', address })
      if (!saved) return
      // The typed values have been saved, so they are reset. The browser then doesn't warn about unsaved text.
      setTyped({ head: text.head, body: text.body ?? '' })
      setPreview(null)
      setTimeout(() => options.onSaved(saved))
    },
    edit: () => setPreview(null),
  }
}
