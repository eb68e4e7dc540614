import type { ReactNode } from 'react'
import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { ContentOverview } from '../../../../contract/operator/customer-content.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../frame/panel.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'

const { overview: words } = operatorContentCopy

/** The operator's inbox: everything that needs a reply or a decision, with links to the lists that the shop maintains. */
export default function ContentPage() {
  const { data, reload } = useOperatorData<ContentOverview>('/api/operator/content')
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <DataLoader data={data} reload={reload}>
        {(counts) => (
          <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Inbox counts={counts} />
            <div className="grid grid-cols-1 gap-3 md:max-lg:grid-cols-2">
              <Lists counts={counts} />
              <Newsletter {...counts.subscribers} />
            </div>
          </div>
        )}
      </DataLoader>
    </>
  )
}

type Area = {
  href: string
  title: string
  /** A short description of the list. */
  about: string
  text: string
  /** The number of items that need a reply or a decision. */
  waiting: number
}

function areasOf({ reviews, questions, messages, designs, stock }: ContentOverview): Area[] {
  return [
    {
      href: '/operator/content/messages',
      title: words.messages,
      about: words.about.messages,
      text: words.messagesWaiting(messages.open, messages.quotes),
      waiting: messages.open,
    },
    {
      href: '/operator/content/reviews',
      title: words.reviews,
      about: words.about.reviews,
      text: words.reviewsWaiting(reviews.pending, reviews.reported),
      waiting: reviews.pending + reviews.reported,
    },
    {
      href: '/operator/content/questions',
      title: words.questions,
      about: words.about.questions,
      text: words.questionsWaiting(questions),
      waiting: questions,
    },
    {
      href: '/operator/content/designs',
      title: words.designs,
      about: words.about.designs,
      text: words.designsWaiting(designs),
      waiting: designs,
    },
    {
      href: '/operator/products?stock=low',
      title: words.stock,
      about: words.about.stock,
      text: words.stockWaiting(stock.low, stock.out),
      waiting: stock.out + stock.low,
    },
  ]
}

/** Areas with pending items come first. */
function Inbox({ counts }: { counts: ContentOverview }) {
  const areas = areasOf(counts).toSorted((a, b) => Number(b.waiting > 0) - Number(a.waiting > 0))
  return (
    <Panel title={words.inbox}>
      <ul>
        {areas.map((area) => (
          <AreaRow key={area.href} {...area} />
        ))}
      </ul>
    </Panel>
  )
}

function AreaRow({ href, title, about, text, waiting }: Area) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5">
      <span className="text-right text-2xl font-semibold tabular-nums">
        {waiting > 0 ? formatNumber(waiting) : <Icon name="check" className="ml-auto size-5 text-gorge" />}
      </span>
      <div className="min-w-0">
        <a href={href} className="inline-block py-0.5 text-base text-link">
          {title}
        </a>
        <p className="text-slate">{about}</p>
      </div>
      <p
        className={`text-right tabular-nums max-md:col-start-2 max-md:text-left ${waiting > 0 ? 'font-semibold' : 'text-slate'}`}
      >
        {waiting > 0 ? text : words.none}
      </p>
    </li>
  )
}

/** Links to the lists that the shop maintains and that have no pending items. */
function Lists({ counts: { codes, refused } }: { counts: ContentOverview }) {
  return (
    <Panel title={words.lists}>
      <ul>
        <ListRow href="/operator/content/codes" title={words.codes}>
          {words.codesWaiting(codes)}
        </ListRow>
        <ListRow href="/operator/content/screening" title={words.screening}>
          {words.screeningHint}
        </ListRow>
        <ListRow href="/operator/content/refused-texts" title={words.refusedTexts}>
          {words.refusedTextsWaiting(refused)}
        </ListRow>
        <ListRow href="/operator/texts" title={words.texts}>
          {words.textsHint}
        </ListRow>
      </ul>
    </Panel>
  )
}

const ListRow = ({ href, title, children }: { href: string; title: string; children: ReactNode }) => (
  <li className="border-t border-line py-2">
    <a href={href} className="inline-block py-0.5 text-base text-link">
      {title}
    </a>
    <p className="text-slate tabular-nums">{children}</p>
  </li>
)

function Newsletter({ confirmed, waiting, gone }: ContentOverview['subscribers']) {
  const { newsletter } = words
  const figures = [
    [newsletter.confirmed, confirmed],
    [newsletter.unconfirmed, waiting],
    [newsletter.unsubscribed, gone],
  ] as const
  return (
    <Panel title={newsletter.title}>
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([label, count]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="truncate text-xs text-slate">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-slate">{newsletter.hint}</p>
      <a
        href="/api/operator/subscribers.csv"
        download
        className={`mt-3 ${getButtonClass('outline', 'small')}`}
      >
        {newsletter.download}
      </a>
    </Panel>
  )
}
