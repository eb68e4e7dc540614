import { operatorPeople } from '../../../../content/operator/people.ts'
import type { ContentOverview } from '../../../../contract/operator/people.ts'
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

type Area = {
  href: string
  title: string
  text: string
  /** The number of items that need an answer or a decision; undefined for areas in which nothing ever waits. */
  waiting?: number
}

function areasOf(counts: ContentOverview): Area[] {
  const { reviews, questions, messages, designs, stock, codes, refused, subscribers } = counts
  const { confirmed, waiting, gone } = subscribers
  return [
    {
      href: '/operator/content/messages',
      title: words.messages,
      text: words.messagesWaiting(messages.open, messages.quotes),
      waiting: messages.open,
    },
    {
      href: '/operator/content/reviews',
      title: words.reviews,
      text: words.reviewsWaiting(reviews.pending, reviews.reported),
      waiting: reviews.pending + reviews.reported,
    },
    {
      href: '/operator/content/questions',
      title: words.questions,
      text: words.questionsWaiting(questions),
      waiting: questions,
    },
    {
      href: '/operator/content/designs',
      title: words.designs,
      text: words.designsWaiting(designs),
      waiting: designs,
    },
    {
      href: '/operator/products?stock=low',
      title: words.stock,
      text: words.stockWaiting(stock.low, stock.out),
      waiting: stock.out + stock.low,
    },
    { href: '/operator/content/codes', title: words.codes, text: words.codesWaiting(codes) },
    { href: '/operator/content/screening', title: words.screening, text: words.screeningWaiting(refused) },
    {
      href: '/api/operator/subscribers.csv',
      title: words.subscribersCsv,
      text: words.subscribersWaiting(confirmed, waiting, gone),
    },
  ]
}

/** Areas with something waiting come first; the others follow in grey. */
function Overview({ counts }: { counts: ContentOverview }) {
  const areas = areasOf(counts).toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {areas.map(({ href, title, text, waiting }) => (
        <li key={href} className={`bg-paper p-4 ${isWaiting(waiting) ? 'border-l-4 border-hi-vis' : ''}`}>
          <h2 className="font-sans text-base font-semibold tracking-normal">
            <a href={href} className="inline-block py-0.5 text-link">
              {title}
            </a>
          </h2>
          <p className={`text-sm tabular-nums ${isWaiting(waiting) ? 'font-semibold' : 'text-slate'}`}>
            {waiting === 0 ? words.none : text}
          </p>
        </li>
      ))}
    </ul>
  )
}

const isWaiting = (waiting: number | undefined): boolean => waiting !== undefined && waiting > 0

const rankOf = ({ waiting }: Area): number => (isWaiting(waiting) ? 0 : waiting === 0 ? 1 : 2)
