import { useEffect, useState } from 'react'
import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type {
  SettingField,
  SettingsGroupForm,
  SettingsList,
  SettingsPreview,
  SettingsUpdate,
} from '../../../../contract/operator/settings.ts'
import { useOperatorChange } from '../frame/use-change.ts'

/** Holds the state of a group's settings form: typed values, errors, preview and saving. */
export function useSettingsForm({ name, fields }: SettingsGroupForm, onSaved: (list: SettingsList) => void) {
  const address = `/api/operator/settings/${name}`
  const change = useOperatorChange()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [preview, setPreview] = useState<SettingsPreview | null>(null)
  const [note, setNote] = useState('')
  const [saved, setSaved] = useState(0)

  const update: SettingsUpdate = {
    changes: fields.flatMap(({ key, value: from }) => {
      const to = typed[key]
      return to === undefined || to === from ? [] : [{ key, from, to }]
    }),
  }
  const [wrong] = Object.keys(errors)
  useEffect(() => {
    if (wrong !== undefined) document.getElementsByName(wrong)[0]?.focus()
  }, [wrong])
  const type = (key: string, text: string) => {
    setTyped((known) => ({ ...known, [key]: text }))
    setErrors(({ [key]: _mended, ...rest }) => rest)
    setNote('')
  }
  const send = async <T>(call: { method: 'POST' | 'PUT'; address: string }) => {
    setErrors({})
    const answer = await change.send<T>({ ...call, body: update })
    if (answer.ok) return answer.value
    const { code, errors: found = [] } = answer.problem
    const say = code === 'changed-meanwhile' ? words.now : (message: string) => message
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, say(message)])))
    setPreview(null)
    return null
  }
  const review = async () => {
    if (update.changes.length === 0) return setNote(words.nothing)
    return setPreview(await send<SettingsPreview>({ method: 'POST', address: `${address}/preview` }))
  }
  /** Saves the changes. Returns true if they were saved, or if there were none. */
  const save = async (): Promise<boolean> => {
    if (update.changes.length === 0) return true
    const list = await send<SettingsList>({ method: 'PUT', address })
    if (!list) return false
    setPreview(null)
    setTyped({})
    setNote(words.saved)
    setSaved((times) => times + 1)
    onSaved(list)
    return true
  }
  return {
    change,
    errors,
    hasErrors: wrong !== undefined,
    preview,
    note,
    timesSaved: saved,
    valueOf: ({ key, value }: SettingField) => typed[key] ?? value,
    type,
    review,
    save,
    edit: () => setPreview(null),
  }
}
