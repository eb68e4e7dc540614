import { useEffect, useState } from 'react'
import { boatLettering as words } from '../../../../content/landing/boat-lettering.ts'
import type { BoatLetteringResponse } from '../../../../contract/boat-lettering.ts'
import { type BoatField, boatFields } from '../../../../domain/lettering/boat-fields.ts'
import {
  BOAT_PRESETS,
  type BoatValues,
  readBoatValues,
  parseBoatLettering,
} from '../../../../domain/lettering/boat-lettering.ts'
import type { LoadState } from '../../../page-framework/resource.ts'
import { writeFieldValues } from '../write-field-values.ts'
import { callApiWithRetries } from '../../../browser/shop-calls/call-api-with-retries.ts'

/** Milliseconds to wait for further typing before the shop draws the lettering. */
const DEBOUNCE_MS = 250

/** Holds the fields' values and the shop's drawing of the lettering. A drawing stays visible until the next one has loaded. */
export function useBoatLettering(
  search: URLSearchParams,
  loaded: LoadState<BoatLetteringResponse> | undefined,
) {
  const [values, setValues] = useState(() => readBoatValues((field) => search.get(field)))
  const [answer, setAnswer] = useState(loaded?.state === 'ready' ? loaded.value : null)
  // If the server couldn't load the drawing in time, the browser requests it.
  const [isTouched, setTouched] = useState(loaded?.state === 'failed')
  if (answer === null && !isTouched && loaded?.state === 'ready') setAnswer(loaded.value)
  useEffect(() => {
    if (!isTouched) return undefined
    const stopping = new AbortController()
    const waiting = setTimeout(() => {
      void drawingOf(values, stopping.signal).then((drawn) => drawn && setAnswer(drawn))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(waiting)
      stopping.abort()
    }
  }, [values, isTouched])
  const set = (field: BoatField, value: string) => {
    const next = { ...values, [field]: value }
    setValues(next)
    setTouched(true)
    writeFieldValues(next, BOAT_PRESETS)
  }
  return { values, set, faults: faultsOf(values, answer), drawn: answer?.drawn ?? null }
}

/**
 * Returns the errors that the browser can find without the shop. Only the shop can tell whether the lettering is too long. A number that
 * hasn't been typed yet isn't an error.
 */
function faultsOf(values: BoatValues, answer: BoatLetteringResponse | null): BoatLetteringResponse['faults'] {
  const read = parseBoatLettering(values)
  if (read.ok) return answer?.drawn === null ? answer.faults : {}
  return Object.fromEntries(
    boatFields.flatMap((field) => {
      const fault = read.faults[field]
      return fault && fault !== 'number-missing' ? [[field, words.faults[fault]]] : []
    }),
  )
}

async function drawingOf(values: BoatValues, signal: AbortSignal): Promise<BoatLetteringResponse | null> {
  const answer = await callApiWithRetries<BoatLetteringResponse>({
    method: 'GET',
    address: `/api/boat-lettering?${new URLSearchParams(values)}`,
    signal,
  })
  return answer.ok ? answer.value : null
}
