import type { Design } from '../../../contract/design.ts'

type MotifChoiceProps = { design: Design; first: Design; onChoose: (motif: string | null) => void }

/** The pictures that suit the wish, by their names, or none. */
export function MotifChoice({ design, first, onChoose }: MotifChoiceProps) {
  const choices = motifsOf(first, design)
  if (choices.length === 0) return null
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-sm font-semibold">Picture</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ ref, title }) => (
          <button
            key={ref ?? 'none'}
            type="button"
            aria-pressed={design.motif === ref}
            onClick={() => design.motif !== ref && onChoose(ref)}
            className="min-h-10 rounded-sm border border-line-strong bg-paper px-3 text-sm font-semibold first-letter:uppercase hover:border-river aria-pressed:border-river aria-pressed:bg-river aria-pressed:text-paper"
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** The motif it was proposed with, the others that suit the wish, and words alone where there are any. */
function motifsOf(first: Design, { motif, words }: Design): { ref: string | null; title: string }[] {
  const own = [first.motif, motif].flatMap((ref) => (ref === null ? [] : [{ ref, title: titleOf(ref) }]))
  const all = new Map([...own, ...first.motifs].map(({ ref, title }) => [ref, title]))
  const titles = [...all.values()]
  const named = [...all].map(([ref, title], place) => {
    // Two sets have a pine tree each.
    const before = titles.slice(0, place).filter((other) => other === title).length
    return { ref, title: before === 0 ? title : `${title} ${before + 1}` }
  })
  return words.length > 0 ? [...named, { ref: null, title: 'Words only' }] : named
}

/** "game-icons:wolf-head" shows a wolf head. */
const titleOf = (ref: string): string => (ref.split(':')[1] ?? ref).replaceAll('-', ' ')
