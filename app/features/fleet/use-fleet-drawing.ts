import { type RefObject, useEffect, useState } from 'react'
import type { FleetDrawing } from '../../../contract/fleet.ts'
import { MAX_DRAWN_LIST_LENGTH } from '../../../domain/lettering/fleet-choices.ts'
import { callApiWithRetries } from '../../browser/shop-calls/call-api-with-retries.ts'

/** The delay in ms after typing before the shop draws the lettering. */
const DEBOUNCE_MS = 250
const DRAWN_FIELDS = ['list', 'second', 'height', 'hand', 'colour'] as const

/** Loads the drawing of the first vehicles in the form. The previous drawing stays visible until the next one has loaded. */
export function useFleetDrawing(form: RefObject<HTMLFormElement | null>) {
  const [drawing, setDrawing] = useState<FleetDrawing | null>(null)
  const [query, setQuery] = useState('')
  const read = () => setQuery(form.current ? queryOf(form.current) : '')
  // Reads the form once at the start: the browser may have restored its values, and the visitor may have typed before hydration.
  useEffect(() => {
    const reading = setTimeout(() => setQuery(form.current ? queryOf(form.current) : ''))
    return () => clearTimeout(reading)
  }, [form])
  useEffect(() => {
    if (query === '') return undefined
    const stopping = new AbortController()
    const waiting = setTimeout(() => {
      void drawingOf(query, stopping.signal).then((drawn) => drawn && setDrawing(drawn))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(waiting)
      stopping.abort()
    }
  }, [query])
  return { drawing: query === '' ? null : drawing, read }
}

/** Returns the drawing's query string; an empty text if the list is empty. */
function queryOf(form: HTMLFormElement): string {
  const data = new FormData(form)
  const fields = DRAWN_FIELDS.map((name): [string, string] => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  const query = new URLSearchParams(fields)
  const list = query.get('list')?.trim() ?? ''
  if (list === '') return ''
  query.set('list', list.slice(0, MAX_DRAWN_LIST_LENGTH))
  return query.toString()
}

async function drawingOf(query: string, signal: AbortSignal): Promise<FleetDrawing | null> {
  const answer = await callApiWithRetries<FleetDrawing>({
    method: 'GET',
    address: `/api/fleet-lettering?${query}`,
    signal,
  })
  return answer.ok ? answer.value : null
}
