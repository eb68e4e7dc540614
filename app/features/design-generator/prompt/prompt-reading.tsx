import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PromptReading } from '../../../../contract/design.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import type { PromptCorrections } from '../../../browser/shop-calls/design-calls.ts'
import { Icon } from '../../../ui/icon.tsx'

const words = designGeneratorCopy.reading
// The picture library loads on demand, because most visitors don't need to correct a picture.
const PictureLibrary = lazy(async () => ({
  default: (await import('./picture-library.tsx')).PictureLibrary,
}))

type PromptReadingNoteProps = {
  reading: PromptReading
  busy: boolean
  onCorrect: (corrections: PromptCorrections) => void
}

/** Shows how the prompt was understood, in plain words. Each part can be corrected with a tap. */
export function PromptReadingNote({ reading, busy, onCorrect }: PromptReadingNoteProps) {
  const { lettering, pictures, colours, unused } = reading
  const [choosing, setChoosing] = useState<string | null>(null)
  const drawn = pictures.map(({ asked, motif }) => ({ asked, motif }))
  const choose = (asked: string, motif: string | null) => {
    setChoosing(null)
    const others = drawn.some((one) => one.asked === asked) ? drawn : [...drawn, { asked, motif }]
    const wanted = others.map((one) => (one.asked === asked ? { asked, motif } : one))
    onCorrect({ lettering, pictures: wanted })
  }
  const print = (texts: string[]) => onCorrect({ lettering: texts, pictures: drawn })
  return (
    <section aria-label={words.title} className="mt-3 rounded-sm bg-mist p-4 text-sm md:text-base">
      <dl className="grid gap-2">
        <Row title={words.words}>
          {lettering.length === 0 && words.noWords}
          {lettering.map((text) => (
            <Chip
              key={text}
              text={text}
              label={words.notWord(text)}
              icon="close"
              disabled={busy}
              onPress={() => print(lettering.filter((one) => one !== text))}
            />
          ))}
        </Row>
        {pictures.length > 0 && (
          <Row title={words.pictures}>
            {pictures.map((picture) => (
              <PictureRead
                key={picture.asked}
                picture={picture}
                busy={busy}
                onChoose={() => setChoosing(picture.asked)}
              />
            ))}
          </Row>
        )}
        {colours.length > 0 && (
          <Row title={words.colours}>
            {colours.map(({ word, of }) => (of === null ? word : `${word} (${of})`)).join(', ')}
          </Row>
        )}
        {unused.length > 0 && (
          <Row title={words.unused}>
            {unused.map((text) => (
              <Chip
                key={text}
                text={text}
                label={words.print(text)}
                icon="plus"
                disabled={busy}
                onPress={() => print([...lettering, text])}
              />
            ))}
          </Row>
        )}
      </dl>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-slate">
        <span className="py-1.5">{words.further}</span>
        <PageLink to={words.upload.url} className="text-link py-1.5">
          {words.upload.label}
        </PageLink>
        <PageLink to={words.designer.url} className="text-link py-1.5">
          {words.designer.label}
        </PageLink>
      </p>
      {choosing !== null && (
        <AnotherPicture
          asked={choosing}
          current={drawn.find(({ asked }) => asked === choosing)?.motif ?? null}
          onChoose={(motif) => choose(choosing, motif)}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  )
}

type AnotherPictureProps = {
  asked: string
  current: string | null
  onChoose: (motif: string | null) => void
  onClose: () => void
}

function AnotherPicture({ asked, ...library }: AnotherPictureProps) {
  const { title, leaveOut } = designGeneratorCopy.library
  return (
    <Suspense fallback={null}>
      <PictureLibrary title={title(asked)} search={asked} leaveOut={leaveOut} {...library} />
    </Suspense>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <dt className="font-bold">{title}:</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2">{children}</dd>
    </div>
  )
}

type ChipProps = {
  text: string
  label: string
  icon: 'close' | 'plus'
  disabled: boolean
  onPress: () => void
}

function Chip({ text, label, icon, disabled, onPress }: ChipProps) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full border border-line-strong bg-paper pl-3">
      <span className="min-w-0 break-words font-semibold">{text}</span>
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={onPress}
        className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-mist-2"
      >
        <Icon name={icon} className="size-3.5" />
      </button>
    </span>
  )
}

type PictureReadProps = { picture: PromptReading['pictures'][number]; busy: boolean; onChoose: () => void }

/** Shows the picture's name, with a substitute if there is one: "French bulldog (we drew a dog)". */
function PictureRead({ picture: { asked, drawn, match }, busy, onChoose }: PictureReadProps) {
  const note = match === 'none' || drawn === null ? words.none : match === 'near' ? words.near(drawn) : null
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2">
      <span>
        <b className="font-semibold">{asked}</b>
        {note !== null && <span className="text-slate"> ({note})</span>}
      </span>
      <button
        type="button"
        aria-label={match === 'none' ? words.choosePicture(asked) : words.changePicture(asked)}
        disabled={busy}
        onClick={onChoose}
        className="text-link py-1.5"
      >
        {match === 'none' ? words.choose : words.change}
      </button>
    </span>
  )
}
