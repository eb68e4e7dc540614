import { useState } from 'react'
import { sendForm } from '../frame/send-form.ts'
import { useOperatorChange } from '../frame/use-change.ts'

/**
 * Adds files to the list at `attachPath`, one after another, until the shop refuses one. If `attachPath` is null, no files can be added.
 */
export function useFileList(attachPath: string | null, reload: () => Promise<void>) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const removal = useOperatorChange()
  const add = async (files: readonly File[]) => {
    if (attachPath === null) return
    setBusy(true)
    setProblem(undefined)
    for (const file of files) {
      const answer = await sendForm(attachPath, file)
      if (answer.ok) continue
      setProblem(`${file.name}: ${answer.message}`)
      break
    }
    await reload()
    setBusy(false)
  }
  const remove = async (address: string) => {
    const answer = await removal.send({ method: 'DELETE', address })
    if (answer.ok) await reload()
  }
  return { problem, busy, removal, add, remove }
}
