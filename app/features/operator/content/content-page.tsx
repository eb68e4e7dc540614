import type { ReactNode } from 'react'
import { operatorPeople } from '../../../../content/operator/people.ts'
import type { ContentOverview } from '../../../../contract/operator/people.ts'
import { DataTable } from '../frame/data-table.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { useShopData } from '../frame/use-shop-data.ts'

const { overview: words } = operatorPeople

/** Links to everything that needs a reply or a decision. */
export default function ContentPage() {
  const { data, reload } = useShopData<ContentOverview>('/api/operator/content')
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <WhenLoaded data={data} reload={reload}>
        {(counts) => <Overview counts={counts} />}
      </WhenLoaded>
    </>
  )
}

function Overview({ counts }: { counts: ContentOverview }) {
  const { reviews, questions, messages, designs, stock, codes, refused, subscribers } = counts
  const { confirmed, waiting, gone } = subscribers
  return (
    <div className="max-w-4xl">
      <DataTable heads={[words.area, words.waiting]}>
        <Area href="/operator/content/messages" title={words.messages} urgent={messages.open > 0}>
          {words.messagesWaiting(messages.open, messages.quotes)}
        </Area>
        <Area
          href="/operator/content/reviews"
          title={words.reviews}
          urgent={reviews.pending + reviews.reported > 0}
        >
          {words.reviewsWaiting(reviews.pending, reviews.reported)}
        </Area>
        <Area href="/operator/content/questions" title={words.questions} urgent={questions > 0}>
          {questions}
        </Area>
        <Area href="/operator/content/designs" title={words.designs} urgent={designs > 0}>
          {designs}
        </Area>
        <Area href="/operator/products?stock=low" title={words.stock} urgent={stock.out > 0}>
          {words.stockWaiting(stock.low, stock.out)}
        </Area>
        <Area href="/operator/content/codes" title={words.codes}>
          {words.codesWaiting(codes)}
        </Area>
        <Area href="/operator/content/screening" title={words.screening}>
          {words.screeningWaiting(refused)}
        </Area>
        <Area href="/api/operator/subscribers.csv" title={words.subscribersCsv}>
          {words.subscribersWaiting(confirmed, waiting, gone)}
        </Area>
      </DataTable>
    </div>
  )
}

type AreaProps = { href: string; title: string; urgent?: boolean; children: ReactNode }

function Area({ href, title, urgent = false, children }: AreaProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-3 font-semibold">
        <a href={href} className="flex min-h-11 items-center text-link">
          {title}
        </a>
      </th>
      <td className={`px-3 tabular-nums ${urgent ? 'font-bold' : 'text-slate'}`}>{children}</td>
    </tr>
  )
}
