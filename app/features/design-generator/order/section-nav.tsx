import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { scrollToAndFocus } from '../scroll-to-and-focus.ts'
import type { OrderSubject } from './order-subject.ts'

const parts = ['look', 'size', 'material', 'quantity'] as const

/** The sections of the configurator that links lead to. */
type Part = (typeof parts)[number] | 'check'

/** Returns the id of a section's title. Each tab of the designer has its own set of ids. */
export const buildSectionId = (part: Part, kind: OrderSubject['kind']): string => `${part}-${kind}`

export const scrollToSection = (part: Part, kind: OrderSubject['kind']): void =>
  scrollToAndFocus(document.getElementById(buildSectionId(part, kind)))

/** Links to the configurator's sections, which are far apart on a phone. */
export function SectionNav({ kind }: { kind: OrderSubject['kind'] }) {
  const { label, titles } = designGeneratorCopy.parts
  return (
    <nav aria-label={label} className="lg:hidden">
      <ul className="scroll-strip -m-1.5 gap-1.5 p-1.5">
        {parts.map((part) => (
          <li key={part}>
            <button
              type="button"
              onClick={() => scrollToSection(part, kind)}
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
