import { operatorTextsCopy as words } from '../../../../content/operator/texts.ts'
import type { OperatorTexts } from '../../../../contract/operator/texts.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatDayAndTime } from '../frame/moment.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'

/** Every text that can be edited, by kind. */
export default function TextsPage() {
  const { data, reload } = useOperatorData<OperatorTexts>('/api/operator/texts')
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-slate">{words.lead}</p>
        <a href="/operator/texts/new-post" className={getButtonClass('surface', 'small')}>
          {words.newPost}
        </a>
      </div>
      <DataLoader data={data} reload={reload}>
        {({ groups }) => (
          <div className="mt-3 gap-3 lg:columns-2">
            {groups.map((group) => (
              <Group key={group.kind} {...group} />
            ))}
          </div>
        )}
      </DataLoader>
    </>
  )
}

type TextGroup = OperatorTexts['groups'][number]

const Group = ({ kind, texts }: TextGroup) => (
  <section aria-labelledby={kind} className="mb-3 break-inside-avoid bg-paper p-4 text-sm">
    <h2 id={kind} className="flex items-baseline justify-between gap-4 text-lg">
      {words.kinds[kind]} <span className="font-sans text-sm font-normal text-slate">{texts.length}</span>
    </h2>
    <ul className="mt-2">
      {texts.map((text) => (
        <li
          key={text.handle}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2"
        >
          <div className="min-w-0">
            <a href={`/operator/texts/${kind}/${text.handle}`} className="inline-block py-0.5 text-link">
              {text.title}
            </a>
            <p className="truncate text-slate">{text.path ?? words.noPage}</p>
          </div>
          <TextState text={text} />
        </li>
      ))}
    </ul>
  </section>
)

/** Shows whether and when the owner changed the text; for a post, when it was published. */
function TextState({ text: { state, changedAt, published } }: { text: TextGroup['texts'][number] }) {
  const day =
    changedAt === null ? (published ? formatShortDate(published) : null) : formatDayAndTime(changedAt).day
  return (
    <p className="text-right tabular-nums">
      {state !== 'default' && (
        <Badge look={state === 'own' ? 'primary' : 'plain'}>{words.states[state]}</Badge>
      )}
      {day !== null && (
        <span className="block text-slate">{changedAt === null ? day : words.changedOn(day)}</span>
      )}
    </p>
  )
}
