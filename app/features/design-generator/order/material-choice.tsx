import {
  decalFinishTitles,
  decalMaterialTitles,
  decalMaterialUses,
  formatOutdoorLife,
} from '../../../../content/decal-materials.ts'
import { DECAL_FINISHES, decalFinishIds, decalMaterialIds } from '../../../../domain/pricing/decal-rates.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import type { DecalOptions } from './decal-options.ts'
import { buildSectionId } from './section-nav.tsx'
import { SectionTitle } from './section-title.tsx'
import type { OrderSubject } from './order-subject.ts'

const cuts = [
  { id: 'kiss', title: 'Kiss cut', text: "On a backing sheet bigger than the decal, so it's easy to peel." },
  { id: 'through', title: 'Die cut', text: 'Cut through the backing too, so each piece has its own shape.' },
] as const

type MaterialChoiceProps = {
  kind: OrderSubject['kind']
  making: DecalOptions
  onChange: (making: DecalOptions) => void
}

/** The choice of material and type of cut. */
export function MaterialChoice({ kind, making, onChange }: MaterialChoiceProps) {
  const group = buildSectionId('material', kind)
  return (
    <section aria-labelledby={group}>
      <SectionTitle id={group} title="Material" />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">Vinyl</legend>
        {decalMaterialIds.map((id) => (
          <ChoiceCard
            key={id}
            name={`${group}-material`}
            title={decalMaterialTitles[id]}
            text={decalMaterialUses[id]}
            note={`${formatOutdoorLife(id)} outdoors`}
            checked={making.material === id}
            onChoose={() => onChange({ ...making, material: id })}
          />
        ))}
      </fieldset>
      <fieldset className="mt-4 grid grid-cols-2 gap-2">
        <legend className="mb-1.5 text-sm font-semibold">Finish</legend>
        {decalFinishIds.map((id) => {
          const { factor } = DECAL_FINISHES[id]
          const extra = factor === 1_000 ? 'Included' : `${factor / 10 - 100}% more`
          return (
            <ChoiceCard
              key={id}
              name={`${group}-finish`}
              title={decalFinishTitles[id]}
              note={extra}
              checked={making.finish === id}
              onChoose={() => onChange({ ...making, finish: id })}
            />
          )
        })}
      </fieldset>
      <fieldset className="mt-4 grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm font-semibold">Cut</legend>
        {cuts.map(({ id, title, text }) => (
          <ChoiceCard
            key={id}
            name={`${group}-cut`}
            title={title}
            text={text}
            checked={making.cut === id}
            onChoose={() => onChange({ ...making, cut: id })}
          />
        ))}
      </fieldset>
    </section>
  )
}
