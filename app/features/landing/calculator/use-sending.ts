import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { calculatorWords as words } from '../../../../content/landing/calculator-words.ts'
import type { CalculatorResult, Calculator } from '../../../../domain/calculators/calculator.ts'
import type { Faults } from '../../../../domain/calculators/fields.ts'
import { showToast } from '../../../browser/toasts.ts'
import { addLine } from './add-line.ts'

type Sending = {
  calculator: Calculator
  asked: CalculatorResult
  form: RefObject<HTMLFormElement | null>
  imageId: string | undefined
}

/** What the buttons of a calculator do: into the cart, or on to a quote; what is faulty stays, and its first field is gone to. */
export function useSending({ calculator, asked, form, imageId }: Sending) {
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const forQuote = submitter instanceof HTMLButtonElement && submitter.value === 'quote'
    // A quote is a page of its own: the browser goes there.
    if (forQuote && asked.ok) return
    event.preventDefault()
    if (!asked.ok) {
      const title = forQuote ? words.notQuoted : words.notAdded
      showToast({ title, text: words.unreadable, style: 'destructive' })
      return faultyField(form.current, asked.faults)?.focus()
    }
    // State comes too late for the second click of a double one.
    if (busy.current) return
    busy.current = true
    setAdding(true)
    await addLine(calculator, asked.values, imageId)
    busy.current = false
    setAdding(false)
  }
  return { isAdding, send: (event: SubmitEvent<HTMLFormElement>) => void send(event) }
}

/** The first in the order of the page; of buttons to choose one of, the first. */
const faultyField = (form: HTMLFormElement | null, faults: Faults): HTMLElement | undefined =>
  Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLElement)
    .find((element) => Object.hasOwn(faults, element.getAttribute('name') ?? ''))
