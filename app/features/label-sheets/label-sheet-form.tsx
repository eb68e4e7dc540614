import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { labelSheetCopy as words } from '../../../content/label-sheets.ts'
import { LABEL_FORM_DEFAULTS } from '../../../domain/labels/label-form.ts'
import { Button } from '../../ui/button.tsx'
import type { CheckedLabelForm } from './check-label-list.ts'
import { LabelFields, CodeSourceFields } from './sheet-fields.tsx'
import { readSheetChoice, SheetPicture } from './sheet-picture.tsx'
import { SheetResult } from './sheet-result.tsx'

const INITIAL_FORM: CheckedLabelForm = { form: LABEL_FORM_DEFAULTS, faults: {}, problem: null, sheet: null }

/** The form without any values, for a page that is the same for every visitor. */
export const EmptyLabelSheetForm = () => <LabelSheetForm />

/** Makes numbered labels from a list. Without scripts, the form's response is a page; with scripts, the result appears below the form. */
export function LabelSheetForm({ given = INITIAL_FORM }: { given?: CheckedLabelForm }) {
  const [shown, setShown] = useState(given)
  const [isChecking, setChecking] = useState(false)
  const [choice, setChoice] = useState(() => readSheetChoice((name) => given.form[name] ?? ''))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (shown === given) return
    // Moves the focus to the result, or to the first invalid field.
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], #label-sheet-result')?.focus()
  }, [shown, given])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    // The browser submits the form itself for the PDF, because it then saves the response as a file.
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'check') return
    event.preventDefault()
    if (isChecking) return
    setChecking(true)
    const data = new FormData(event.currentTarget)
    const { checkLabelList: checkList } = await import('./check-label-list.ts')
    setShown(await checkList(data))
    setChecking(false)
  }
  return (
    <form
      ref={form}
      method="post"
      action="/label-sheets"
      encType="multipart/form-data"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void send(event)}
      onChange={(event) => setChoice(sheetIn(event.currentTarget))}
      className="border border-line-strong bg-line-strong"
    >
      <div className="grid lg:grid-cols-[1.25fr_1fr]">
        <div className="grid gap-6 bg-paper p-4 md:p-8">
          {shown.problem && (
            <p role="alert" className="border-l-4 border-maple pl-3 font-semibold">
              {shown.problem}
            </p>
          )}
          <CodeSourceFields form={shown.form} faults={shown.faults} />
          <hr className="border-dashed border-line-strong" />
          <LabelFields form={shown.form} faults={shown.faults} />
          <div>
            <Button
              type="submit"
              kind="dark"
              size="large"
              name="way"
              value="check"
              aria-disabled={isChecking}
            >
              {isChecking ? words.checking : words.check}
            </Button>
          </div>
        </div>
        <SheetPicture choice={choice} />
      </div>
      {shown.sheet && <SheetResult sheet={shown.sheet} form={shown.form} />}
    </form>
  )
}

function sheetIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return readSheetChoice((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  })
}
