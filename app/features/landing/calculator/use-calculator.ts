import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { CalculatorResult, Calculator } from '../../../../content/calculators/describe-calculator.ts'
import { getFieldPresets } from '../../../../domain/calculators/fields.ts'
import { writeFieldValues } from '../write-field-values.ts'

export type CalculatorState = {
  /** The fields' raw values, valid or not. */
  values: Readonly<Record<string, string>>
  asked: CalculatorResult
  set: (name: string, value: string) => void
}

/** Holds a calculator's state. The URL supplies the initial values and is updated after each change. `form` contains the fields. */
export function useCalculator(
  calculator: Calculator,
  search: URLSearchParams,
  form: RefObject<HTMLFormElement | null>,
): CalculatorState {
  const presets = useMemo(() => getFieldPresets(calculator.fields), [calculator])
  const [values, setValues] = useState(() => begun(presets, search))
  useEffect(() => {
    const standing = standingIn(form.current)
    // oxlint-disable-next-line react/set-state-in-effect -- the browser may have restored other values into the form, without an event
    setValues((last) => {
      const differs = Object.entries(last).some(([name, value]) => (standing[name] ?? value) !== value)
      return differs ? { ...last, ...pick(standing, last) } : last
    })
  }, [form])
  const set = (name: string, value: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    writeFieldValues(next, presets)
  }
  return { values, asked: calculator.ask(values), set }
}

const begun = (presets: Record<string, string>, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(presets).map(([name, preset]) => [name, search.get(name) ?? preset]))

/** Reads values that the visitor chose before hydration, or that the browser restored. */
const standingIn = (form: HTMLFormElement | null): Record<string, string> =>
  form
    ? Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      )
    : {}

const pick = (from: Readonly<Record<string, string>>, of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in of))
