import { useMemo, useState } from 'react'
import type { Asked, Calculator } from '../../../../domain/calculators/calculator.ts'
import { presetsOf } from '../../../../domain/calculators/fields.ts'
import { noteAddress } from '../../../browser/own-address.ts'

export type CalculatorState = {
  /** What stands in the fields, readable or not. */
  values: Readonly<Record<string, string>>
  asked: Asked
  set: (name: string, value: string) => void
}

/** What is chosen in a calculator: begun with the address, and noted in it. */
export function useCalculator(calculator: Calculator, search: URLSearchParams): CalculatorState {
  const presets = useMemo(() => presetsOf(calculator.fields), [calculator])
  const [values, setValues] = useState(() => begun(presets, search))
  const set = (name: string, value: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    noteAddress(addressOf(next, presets))
  }
  return { values, asked: calculator.ask(values), set }
}

const begun = (presets: Record<string, string>, search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(presets).map(([name, preset]) => [name, search.get(name) ?? preset]))

/** Only what differs from the presets, so that a first visit leaves the address as it was. */
function addressOf(values: Record<string, string>, presets: Record<string, string>): URL {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === presets[name]) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url
}
