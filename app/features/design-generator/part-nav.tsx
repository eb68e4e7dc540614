import { designGenerator } from '../../../content/design-generator.ts'
import { goTo } from './go-to.ts'
import type { Subject } from './subject.ts'

/** The parts of the configurator to go to. */
export type Part = 'look' | 'size' | 'material' | 'quantity'

/** The id of a part's title: both tabs have one of each. */
export const partId = (part: Part, kind: Subject['kind']): string => `${part}-${kind}`

const parts: readonly Part[] = ['look', 'size', 'material', 'quantity']

export const goToPart = (part: Part, kind: Subject['kind']): void =>
  goTo(document.getElementById(partId(part, kind)))

/** On a phone the parts lie one below the other, screens apart. */
export function PartNav({ kind }: { kind: Subject['kind'] }) {
  const { label, titles } = designGenerator.parts
  return (
    <nav aria-label={label} className="lg:hidden">
      <ul className="scroll-strip gap-1.5">
        {parts.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => goToPart(part, kind)}
              className="min-h-10 rounded-full border border-line-strong bg-paper px-3.5 text-sm font-semibold hover:border-river"
            >
              {part === 'look' ? titles.look[kind] : titles[part]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
