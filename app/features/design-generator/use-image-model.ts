import { useCallback, useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../contract/artwork.ts'
import { designGenerator } from '../../../content/design-generator.ts'
import { newRequestKey } from '../../browser/request-key.ts'
import type { CallFailure } from '../../browser/shop-calls/call-failure.ts'
import { drawByModel, findCredits } from '../../browser/shop-calls/design-calls.ts'
import type { Wish } from './wish-form.tsx'

/** What a picture costs and what there is to pay it with, in credits; null where the shop has no image model. */
export type ImageCredits = { price: number; balance: number } | null

/** The picture may be drawn and paid for all the same: asked for again with its key, it costs nothing more. */
const mayStillCome = ({ reason, code }: CallFailure): boolean =>
  reason === 'offline' || reason === 'stopped' || code === 'idempotency-key-in-use'

const { noAnswer, cancelled } = designGenerator.imageModel

/** Pictures by the image model: one at a time, for credits. */
export function useImageModel() {
  const [credits, renewCredits] = useImageCredits()
  const [drawing, setDrawing] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const underway = useRef<AbortController | null>(null)
  // One a wish until an answer comes: an answer that was lost on the way is asked for again and not paid twice.
  const asked = useRef<{ wish: string; key: string } | null>(null)
  useEffect(() => () => underway.current?.abort(), [])

  const draw = async (wish: Wish, widthMm: number): Promise<Artwork | null> => {
    if (underway.current) return null
    const stop = new AbortController()
    underway.current = stop
    const prompt = wish.prompt.trim()
    const wanted = JSON.stringify([prompt, wish.style, widthMm])
    const key = asked.current?.wish === wanted ? asked.current.key : newRequestKey()
    asked.current = { wish: wanted, key }
    setDrawing(true)
    setMessage(null)
    const result = await drawByModel({ prompt, style: wish.style, widthMm }, { key, signal: stop.signal })
    underway.current = null
    setDrawing(false)
    if (result.ok || !mayStillCome(result)) asked.current = null
    if (!result.ok) setMessage(wordsOf(result))
    void renewCredits()
    return result.ok ? result.value : null
  }
  return { credits, drawing, message, draw, cancel: () => underway.current?.abort() }
}

function wordsOf({ reason, message }: CallFailure): string {
  if (reason === 'stopped') return cancelled
  return reason === 'offline' || reason === 'failed' ? `${message} ${noAnswer}` : message
}

/** Asked when the page comes to life, and again when the visitor comes back to it: from buying credits, perhaps. */
function useImageCredits(): [ImageCredits, () => Promise<void>] {
  const [credits, setCredits] = useState<ImageCredits>(null)
  const renew = useCallback(async () => {
    const found = await findCredits()
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
