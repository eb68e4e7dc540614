import { useEffect, useRef, useState } from 'react'
import { myImagesCopy } from '../../../content/my-images.ts'
import { type ChosenImage, findImageProblem, MAX_CHOSEN_IMAGES, filterPictures } from './chosen-images.ts'
import { sendToGallery, type ImageStorage } from './image-calls.ts'

const { upload: words } = myImagesCopy
/**
 * The maximum number of parallel uploads. The shop accepts six simultaneous requests from one IP address. Uploads don't use all six,
 * because the page also makes other requests.
 */
const MAX_CONCURRENT_UPLOADS = 3

/** Holds the images being uploaded. `onTaken` is called after at least one of them has been stored. */
export function useChosenImages(onTaken: (count: number) => void) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const lastKey = useRef(0)

  const choose = (files: Iterable<File>) => {
    const pictures = filterPictures(files)
    const room = MAX_CHOSEN_IMAGES - chosen.length
    if (pictures.length === 0) return setError([...files].length === 0 ? words.none : words.noImage)
    setError(pictures.length > room ? words.tooMany : null)
    const added = pictures.slice(0, room).map((file) => {
      lastKey.current += 1
      return { key: lastKey.current, file, share: null, error: null }
    })
    setChosen((all) => [...all, ...added])
  }
  usePasted(choose)

  const change = (key: number, changed: Partial<ChosenImage>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const takeOut = (key: number) => setChosen((all) => all.filter((one) => one.key !== key))

  /** Uploads one image; returns whether the shop stored it. */
  const sendOne = async ({ key, file }: ChosenImage, storage: ImageStorage): Promise<boolean> => {
    const problem = findImageProblem(file, storage)
    change(key, { share: problem === null ? 0 : null, error: problem })
    if (problem !== null) return false
    const sent = await sendToGallery(file, storage, (share) => change(key, { share }))
    if (sent.ok) {
      takeOut(key)
      const { note } = sent
      if (note !== null) setNotes((all) => [...all, `${file.name}: ${note}`])
    } else change(key, { share: null, error: sent.message })
    return sent.ok
  }

  const send = async (storage: ImageStorage): Promise<void> => {
    if (chosen.length === 0) return setError(words.none)
    setError(null)
    setNotes([])
    setSending(true)
    const waiting = [...chosen]
    setChosen(chosen.map((one) => ({ ...one, share: 0, error: null })))
    let taken = 0
    const lane = async (isOver: () => boolean) => {
      for (let next = waiting.shift(); next; next = isOver() ? undefined : waiting.shift())
        if (await sendOne(next, storage)) taken += 1
    }
    // Until the shop has recognized this browser, images are uploaded one at a time. Each of several simultaneous first uploads would
    // create a new visitor.
    await lane(() => taken > 0)
    await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, () => lane(() => false)))
    setSending(false)
    if (taken < chosen.length) setError(words.failed)
    if (taken > 0) onTaken(taken)
  }
  return { chosen, isSending, error, notes, choose, takeOut, send }
}

/** Accepts pictures that are pasted anywhere on the page. */
function usePasted(choose: (files: Iterable<File>) => void): void {
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) latest.current(clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
