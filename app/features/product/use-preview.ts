import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawnPreview, PreviewResponse } from '../../../contract/preview.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { ARTWORK_FIELD } from '../../../domain/personalization/content-form.ts'
import { findFieldFault } from '../../../domain/personalization/field-faults.ts'
import { normaliseText } from '../../../domain/personalization/normalise-text.ts'
import { listTextFields } from '../../../domain/personalization/requirement.ts'
import { getFormFieldName } from '../../../domain/personalization/text-form.ts'
import { callApiWithRetries } from '../../browser/shop-calls/call-api-with-retries.ts'

/** Milliseconds after typing before a preview is requested. */
const DEBOUNCE_MS = 30
/**
 * Matches the names of options that don't change the preview, such as size, quantity or finish. Variants that differ only in these options
 * share a preview.
 */
const SAME_PICTURE = /^(size|height|finish|quantity|set|pack|kit|backing|title)$/i

type PreviewState = {
  drawn: DrawnPreview | null
  failed: string | null
  /** Whether no preview is possible, because a designer arranges the content. */
  isByHand: boolean
}
const NO_PREVIEW: PreviewState = { drawn: null, failed: null, isByHand: false }

export type Preview = ReturnType<typeof usePreview>

/**
 * Loads a preview of the chosen variant with the buyer's current content. The last picture stays visible until the next one loads. Only one
 * request runs at a time; the next one uses the latest content.
 */
export function usePreview(product: Product, chosen: Variant | null) {
  const [shown, setShown] = useState(NO_PREVIEW)
  const [asking] = useState(() => createAsking(setShown))
  const content = useRef('')
  const [first] = useState(() => product.variants[0] ?? null)
  const needs = product.personalization
  const follow = useCallback(() => {
    const number = chosen && parseNumericGid(chosen.id, 'ProductVariant')
    const isOther = chosen !== null && chosen.image === null && looksOther(chosen, first)
    const isWanted = number !== null && (content.current !== '' || isOther)
    asking.ask(isWanted ? `/api/previews/${number}?${content.current}` : null)
  }, [chosen, first, asking])
  useEffect(follow, [follow])
  /** Callers have to call this function after every change of the form. */
  const note = useCallback(
    (form: HTMLFormElement | null, artwork: string | null) => {
      const written = readContent(form, artwork, needs)
      if (written === null || written === content.current) return
      content.current = written
      follow()
    },
    [needs, follow],
  )
  return { ...shown, note }
}

const looksOther = (chosen: Variant, first: Variant | null): boolean =>
  chosen.selectedOptions.some(
    ({ name, value }) =>
      !SAME_PICTURE.test(name) &&
      first?.selectedOptions.some((option) => option.name === name && option.value !== value) === true,
  )

/** Returns the form's content as a query; null if a part of the content is invalid. */
function readContent(
  form: HTMLFormElement | null,
  artwork: string | null,
  needs: Product['personalization'],
): string | null {
  const query = new URLSearchParams()
  const data = form && new FormData(form)
  for (const field of listTextFields(needs)) {
    const typed = data?.get(getFormFieldName(field.label))
    const words = typeof typed === 'string' ? normaliseText(typed, field) : ''
    if (words === '') continue
    if (findFieldFault(field, words)) return null
    query.set(getFormFieldName(field.label), words)
  }
  if (artwork !== null) query.set(ARTWORK_FIELD, artwork)
  return query.toString()
}

/** Creates a function that requests pictures one after the other. */
function createAsking(show: (shown: PreviewState | ((before: PreviewState) => PreviewState)) => void) {
  let wanted: string | null = null
  let answered: string | null = null
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async () => {
    if (isAsking) return
    const address = wanted
    if (address === null || address === answered) return
    isAsking = true
    const { drawn, failed, isByHand } = await find(address)
    isAsking = false
    answered = address
    if (wanted !== null)
      show((before) => ({ drawn: failed === null ? drawn : before.drawn, failed, isByHand }))
    void run()
  }
  return {
    ask(address: string | null) {
      wanted = address
      clearTimeout(timer)
      if (address !== null) timer = setTimeout(() => void run(), DEBOUNCE_MS)
      else if (answered !== null) {
        answered = null
        show(NO_PREVIEW)
      }
    },
  }
}

async function find(address: string): Promise<PreviewState> {
  const answer = await callApiWithRetries<PreviewResponse>({ method: 'GET', address })
  if (!answer.ok) return { ...NO_PREVIEW, failed: answer.reason === 'refused' ? answer.message : '' }
  const { drawn } = answer.value
  if (drawn) await decoded(drawn.picture)
  return { drawn, failed: null, isByHand: drawn === null && !address.endsWith('?') }
}

/** Resolves when the picture is decoded, so that replacing a picture never leaves a blank frame. */
async function decoded(src: string): Promise<void> {
  const image = new Image()
  image.src = src
  await image.decode().catch(() => undefined)
}
