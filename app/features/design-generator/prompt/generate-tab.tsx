import { useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../../contract/artwork.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import type { PromptCorrections } from '../../../browser/shop-calls/design-calls.ts'
import { replaceQueryParameters } from '../replace-query-parameters.ts'
import { Configurator } from '../order/configurator.tsx'
import { ConceptChoice, ConceptSkeleton } from './concept-choice.tsx'
import { DesignEditor } from './design-editor.tsx'
import { scrollToAndFocus } from '../scroll-to-and-focus.ts'
import { FailureNote } from '../failure-note.tsx'
import { ImageModelOffer } from './image-model-offer.tsx'
import {
  INITIAL_STYLE,
  readGenerateSession,
  readSessionText,
  writeSessionText,
  writeGenerateSession,
} from '../session.ts'
import { toDesignSubject } from '../order/order-subject.ts'
import { announceDesignCreated, type DesignsState, useDesigns } from './use-designs.ts'
import { useImageModel } from './use-image-model.ts'
import { useDecalOptions } from '../order/use-decal-options.ts'
import { DelayedTaskProgress } from '../task-progress.tsx'
import { PromptReadingNote } from './prompt-reading.tsx'
import { type PromptAndStyle, PromptForm } from './prompt-form.tsx'

type GenerateTabProps = {
  /** The prompt in the URL, which takes precedence over the prompt of an earlier visit. */
  initialPrompt: string | null
  designId: string | null
  /** Called when the image model has drawn a picture. */
  onPicture: (picture: Artwork) => void
}

/** The tab that turns a sentence into a decal. */
export function GenerateTab({ initialPrompt, designId, onPicture }: GenerateTabProps) {
  const [input, setInput] = useState<PromptAndStyle>({ prompt: initialPrompt ?? '', style: INITIAL_STYLE })
  const designs = useDesigns()
  const result = useRef<HTMLHeadingElement>(null)
  const making = useDecalOptions(designs.shown)
  const model = useImageModel()
  useSession({ designId, designs, input, setInput, making })

  const generate = async (wanted: PromptAndStyle) => {
    if (await designs.generate(wanted)) scrollToAndFocus(result.current)
  }
  const drawByModel = async () => {
    const picture = await model.draw(input, making.value.widthMm)
    if (!picture) return
    announceDesignCreated(input)
    onPicture(picture)
  }
  const { doing, failed } = designs
  // An error about the prompt is shown beside its field; an error about a change is shown beside the editor.
  const isPromptRefused = failed?.during === 'generating' && failed.failure.reason === 'refused'
  return (
    <>
      <div className="page-width">
        <div className="rounded-md rounded-tl-none bg-paper p-5 shadow-contact md:p-8">
          <PromptForm
            input={input}
            onChange={setInput}
            generating={doing === 'generating'}
            error={isPromptRefused ? failed.failure.message : null}
            onGenerate={(wanted) => void generate(wanted)}
          />
          <ImageModelOffer
            model={model}
            input={input}
            widthMm={making.value.widthMm}
            onDraw={() => void drawByModel()}
          />
        </div>
        {failed && failed.during !== 'redrawing' && !isPromptRefused && (
          <FailureNote
            failure={failed.failure}
            onRetry={input.prompt.trim() === '' ? null : () => void generate(input)}
          />
        )}
        <Results
          designs={designs}
          heading={result}
          onMore={() => void generate(input)}
          onCancel={() => {
            designs.cancel()
            // The Cancel button disappears when it is pressed, so the focus moves to the prompt, which the visitor will most likely want to
            // change.
            document.getElementById('prompt')?.focus()
          }}
          onCorrect={(corrections) => void designs.generate(designs.shown ?? input, corrections)}
        />
      </div>
      {designs.shown && (
        <Configurator
          subject={toDesignSubject(designs.shown)}
          making={making.value}
          onMaking={making.change}
          redrawing={doing === 'redrawing'}
          onCancel={designs.cancel}
          onSaved={() => designs.shown && designs.renew({ ...designs.shown, saved: true })}
          notes=""
        >
          <DesignEditor
            design={designs.shown}
            first={designs.concepts.list[designs.concepts.chosen]?.versions[0] ?? designs.shown}
            designs={designs}
          />
        </Configurator>
      )}
    </>
  )
}

type SessionProps = {
  designId: string | null
  designs: DesignsState
  input: PromptAndStyle
  setInput: (input: PromptAndStyle) => void
  making: ReturnType<typeof useDecalOptions>
}

/** Restores the state from before a reload, and stores the current state. */
function useSession({ designId, designs, input, setInput, making }: SessionProps): void {
  const [restored, setRestored] = useState(false)
  const { restore, concepts } = designs
  const { change } = making
  useEffect(() => {
    const session = readGenerateSession(readSessionText('generate'))
    if (session.prompt !== '' && input.prompt === '')
      setInput({ prompt: session.prompt, style: session.style })
    if (session.making) change(session.making)
    const openAgain = async () => {
      const isEmpty = session.concepts.length === 0 && designId === null
      const design = isEmpty ? null : await restore(session, designId)
      // If the design was opened from another page, the form shows that design's prompt.
      if (design && session.prompt === '') setInput({ prompt: design.prompt, style: design.style })
      setRestored(true)
    }
    void openAgain()
    // The effect runs only once, on hydration, because there is nothing to restore later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!restored) return
    const ids = concepts.list.map(({ versions, at }) => ({ versions: versions.map(({ id }) => id), at }))
    const text = writeGenerateSession({
      ...input,
      concepts: ids,
      chosen: concepts.chosen,
      making: making.value,
    })
    writeSessionText('generate', text)
    if (ids.length === 0) replaceQueryParameters({ design: null })
  }, [restored, concepts, input, making.value])
}

type ResultsProps = {
  designs: DesignsState
  heading: React.RefObject<HTMLHeadingElement | null>
  onMore: () => void
  onCancel: () => void
  onCorrect: (corrections: PromptCorrections) => void
}

function Results({ designs, heading, onMore, onCancel, onCorrect }: ResultsProps) {
  const { concepts, doing } = designs
  const waiting = doing === 'generating' || doing === 'opening'
  const words = {
    generating: 'Drawing your decal',
    opening: 'Opening your designs',
    redrawing: 'Drawing it again',
  }
  const done = concepts.list.length > 0 && !waiting
  return (
    <section
      aria-labelledby="concepts"
      aria-busy={waiting}
      className={waiting || done ? 'pt-10 md:pt-14' : ''}
    >
      <output className="sr-only">
        {doing !== null && `${words[doing]}…`}
        {done && doing === null && `${concepts.list.length} designs to choose from`}
      </output>
      <h2
        id="concepts"
        ref={heading}
        tabIndex={-1}
        className={`scroll-mt-20 text-2xl outline-none lg:scroll-mt-32 md:text-4xl ${waiting || done ? '' : 'sr-only'}`}
      >
        {waiting ? `${words[doing]}…` : done ? designGeneratorCopy.result.ready : 'Your designs'}
      </h2>
      {doing === 'generating' && (
        <div className="mt-3 min-h-10">
          <DelayedTaskProgress label={words.generating} onCancel={onCancel}>
            {designGeneratorCopy.generate.late}
          </DelayedTaskProgress>
        </div>
      )}
      {waiting && <ConceptSkeleton />}
      {done && designs.shown?.reading && (
        <PromptReadingNote reading={designs.shown.reading} busy={doing !== null} onCorrect={onCorrect} />
      )}
      {done && <ConceptChoice designs={designs} onMore={onMore} />}
    </section>
  )
}
