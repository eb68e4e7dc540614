import { useCallback, useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../../contract/artwork.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { createRequestKey } from '../../../browser/request-key.ts'
import type { CallFailure } from '../../../browser/shop-calls/call-failure.ts'
import { drawWithImageModel, findVisitorCredits } from '../../../browser/shop-calls/design-calls.ts'
import { readSessionText, writeSessionText } from '../session.ts'
import type { PromptAndStyle } from './prompt-form.tsx'

/** The price of a picture and the visitor's balance, both in credits; null if the shop has no image model. */
export type ImageCredits = { price: number; balance: number } | null

/**
 * Whether the picture may have been drawn and charged in spite of the failure. A repeated request with the same key isn't charged again.
 */
const mayStillCome = ({ reason, code }: CallFailure): boolean =>
  reason === 'offline' || reason === 'stopped' || code === 'idempotency-key-in-use'

const { noAnswer, stopped } = designGeneratorCopy.imageModel

/** Requests pictures from the image model, one at a time. Each costs credits. */
export function useImageModel() {
  const [credits, renewCredits] = useImageCredits()
  const [drawing, setDrawing] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const underway = useRef<AbortController | null>(null)
  // The prompt and the idempotency key of the last request. Both are kept until a response arrives. If the response is lost, the request is
  // repeated with the same key, so that the picture isn't charged again.
  const [asked, setAsked] = useState(() => readAskedPicture(readSessionText('picture')))
  useEffect(() => () => underway.current?.abort(), [])

  const draw = async (input: PromptAndStyle, widthMm: number): Promise<Artwork | null> => {
    if (underway.current) return null
    const stop = new AbortController()
    underway.current = stop
    const wanted = nameOf(input, widthMm)
    const key = asked?.name === wanted ? asked.key : createRequestKey()
    const keep = (picture: AskedPicture | null) => {
      setAsked(picture)
      writeSessionText('picture', picture ? JSON.stringify([picture.name, picture.key]) : '')
    }
    keep({ name: wanted, key })
    setDrawing(true)
    setMessage(null)
    const prompt = input.prompt.trim()
    const result = await untilDrawn({ prompt, style: input.style, widthMm }, { key, signal: stop.signal })
    underway.current = null
    setDrawing(false)
    if (result.ok || !mayStillCome(result)) keep(null)
    if (!result.ok) setMessage(messageOf(result))
    void renewCredits()
    return result.ok ? result.value : null
  }
  return {
    credits,
    drawing,
    message,
    draw,
    cancel: () => underway.current?.abort(),
    /** Whether an earlier request for this picture got no response. The picture may then already be paid for. */
    isPaidFor: (input: PromptAndStyle, widthMm: number) => asked?.name === nameOf(input, widthMm),
  }
}

/** A picture that may already have been drawn and charged: its prompt, and its request's idempotency key. */
type AskedPicture = { name: string; key: string }

const nameOf = ({ prompt, style }: PromptAndStyle, widthMm: number): string =>
  JSON.stringify([prompt.trim(), style, widthMm])

function readAskedPicture(text: string): AskedPicture | null {
  try {
    const [name, key]: unknown[] = JSON.parse(text)
    return typeof name === 'string' && typeof key === 'string' ? { name, key } : null
  } catch {
    return null
  }
}

/** The delay in ms before the same request is sent again, if the picture is still being drawn. */
const POLL_EVERY_MS = 1_500

/** Repeats an earlier request until its picture is drawn. */
async function untilDrawn(
  ...[request, how]: Parameters<typeof drawWithImageModel>
): ReturnType<typeof drawWithImageModel> {
  for (;;) {
    const result = await drawWithImageModel(request, how)
    if (result.ok || result.code !== 'idempotency-key-in-use' || how.signal.aborted) return result
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_EVERY_MS)
    })
  }
}

function messageOf({ reason, message }: CallFailure): string {
  if (reason === 'stopped') return stopped
  return reason === 'offline' || reason === 'failed' ? `${message} ${noAnswer}` : message
}

/** Loads the credits on hydration, and again when the visitor returns to the page, perhaps after buying credits. */
function useImageCredits(): [ImageCredits, () => Promise<void>] {
  const [credits, setCredits] = useState<ImageCredits>(null)
  const renew = useCallback(async () => {
    const found = await findVisitorCredits()
    if (!found.ok) return
    const { imageModel, availableCredits } = found.value
    setCredits(imageModel && { price: imageModel.credits, balance: availableCredits })
  }, [])
  useEffect(() => {
    const again = () => void renew()
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [renew])
  return [credits, renew]
}
