import { useEffect, useEffectEvent, useState } from 'react'
import { FileField } from '../file-field.tsx'
import { UploadProgress } from '../upload-progress.tsx'
import type { ArtworkGroup, ArtworkItem, ArtworkSource, ArtworkChooserTexts } from './artwork-item.ts'

const ACCEPTED_EXTENSIONS = '.png,.jpg,.jpeg,.webp,.gif,.svg,.pdf,.ai'
const MAX_SHOWN = 24

type ArtworkChooserProps = {
  words: ArtworkChooserTexts
  source: ArtworkSource
  onChoose: (item: ArtworkItem) => void
}

/** Lets visitors choose one of their own files or designs, or upload a new file. */
export function ArtworkChooser({ words, source, onChoose }: ArtworkChooserProps) {
  const groups = useGroups(source.load)
  return (
    <div className="mt-3 grid gap-4 bg-mist p-4">
      {source.send && <Upload words={words} send={source.send} onSent={onChoose} />}
      <p aria-live="polite">
        {groups === 'loading' ? words.loading : groups === 'failed' ? words.failed : null}
        {Array.isArray(groups) && groups.length === 0 && source.send === null && words.empty}
      </p>
      {Array.isArray(groups) &&
        groups.map((group) => <Gallery key={group.title} group={group} onChoose={onChoose} />)}
    </div>
  )
}

type UploadProps = {
  words: ArtworkChooserTexts
  send: NonNullable<ArtworkSource['send']>
  onSent: (item: ArtworkItem) => void
}

function Upload({ words, send, onSent }: UploadProps) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const take = async (file: File) => {
    setError(null)
    setShare(0)
    const sent = await send(file, setShare)
    setShare(null)
    if (sent.ok) onSent(sent.item)
    else setError(sent.message)
  }
  usePastedFile((file) => share === null && void take(file))
  return (
    <div>
      <FileField
        label={words.upload}
        hint={words.formats}
        error={error ?? undefined}
        accept={ACCEPTED_EXTENSIONS}
        disabled={share !== null}
        onFiles={([file]) => file && void take(file)}
      />
      {share !== null && <UploadProgress label={words.sending.label} share={share} words={words.sending} />}
    </div>
  )
}

/** Accepts a picture that is pasted anywhere on the page while the field is open. */
function usePastedFile(take: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

function Gallery({ group, onChoose }: { group: ArtworkGroup; onChoose: (item: ArtworkItem) => void }) {
  if (group.items.length === 0) return null
  return (
    <section aria-label={group.title}>
      <p className="mb-2 text-sm font-semibold">{group.title}</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {group.items.slice(0, MAX_SHOWN).map((item) => (
          <li key={item.ref}>
            <button
              type="button"
              onClick={() => onChoose(item)}
              aria-label={item.name}
              className="grid aspect-square w-full place-items-center rounded-sm border border-line bg-paper p-1 font-bold uppercase hover:border-river"
            >
              {item.previewSrc === null ? (
                item.format
              ) : (
                <img
                  src={item.previewSrc}
                  alt=""
                  width="120"
                  height="120"
                  loading="lazy"
                  className="size-full object-contain"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useGroups(load: ArtworkSource['load']): readonly ArtworkGroup[] | 'loading' | 'failed' {
  const [groups, setGroups] = useState<readonly ArtworkGroup[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let alive = true
    const show = async () => {
      const loaded = await load()
      if (alive) setGroups(loaded?.filter(({ items }) => items.length > 0) ?? 'failed')
    }
    void show()
    return () => {
      alive = false
    }
  }, [load])
  return groups
}
