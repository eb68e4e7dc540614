import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { calculatorCopy as words } from '../../../../content/landing/calculator-copy.ts'
import type { CalculatorResult, Calculator } from '../../../../content/calculators/describe-calculator.ts'
import type { FieldFaults } from '../../../../domain/calculators/fields.ts'
import { showToast } from '../../../browser/toasts.ts'
import { addCalculatorLine } from './add-calculator-line.ts'

type Sending = {
  calculator: Calculator
  asked: CalculatorResult
  form: RefObject<HTMLFormElement | null>
  imageId: string | undefined
}

/**
 * The actions of a calculator's buttons: add to the cart, or get a quote. A form with errors isn't sent; the first invalid field gets the
 * focus.
 */
export function useOrderActions({ calculator, asked, form, imageId }: Sending) {
  const [isAdding, setAdding] = useState(false)
  const busy = useRef(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const forQuote = submitter instanceof HTMLButtonElement && submitter.value === 'quote'
    // The quote opens as a separate page, so the browser submits the form itself.
    if (forQuote && asked.ok) return
    event.preventDefault()
    if (!asked.ok) {
      const title = forQuote ? words.notQuoted : words.notAdded
      showToast({ title, text: words.unreadable, style: 'destructive' })
      return faultyField(form.current, asked.faults)?.focus()
    }
    // `busy` is a ref, because state would be updated too late to ignore the second click of a double click.
    if (busy.current) return
    busy.current = true
    setAdding(true)
    await addCalculatorLine(calculator.kind, asked.values, imageId)
    busy.current = false
    setAdding(false)
  }
  return { isAdding, send: (event: SubmitEvent<HTMLFormElement>) => void send(event) }
}

/** Returns the first invalid field in the order of the page. For radio buttons, it is the first button of the group. */
const faultyField = (form: HTMLFormElement | null, faults: FieldFaults): HTMLElement | undefined =>
  Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLElement)
    .find((element) => Object.hasOwn(faults, element.getAttribute('name') ?? ''))
