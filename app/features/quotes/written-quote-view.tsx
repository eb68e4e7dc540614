import { writtenQuoteCopy as words } from '../../../content/written-quote.ts'
import type { WrittenQuotePage } from '../../../contract/written-quote.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'
import { Picture } from '../../ui/picture.tsx'

type Quote = Extract<WrittenQuotePage, { kind: 'quote' }>

/** A written quote as a sheet of paper: the item, the price with its breakdown, the expiry date, and the possible actions. */
export function WrittenQuoteView({ quote }: { quote: Quote }) {
  return (
    <div className="page-width max-w-4xl! pt-6 pb-8">
      <PageNotice notice={quote.told} />
      <article className="crop-marks mx-1 mt-6 bg-paper p-5 md:p-12">
        <header className="grid grid-cols-[1fr_auto] items-start gap-6">
          <div>
            <p className="font-semibold text-gorge tabular-nums">
              {quote.number}, {quote.writtenOn}
            </p>
            <h1 className="mt-1 text-3xl md:text-5xl">{quote.title}</h1>
            <p className="mt-2 md:text-lg">{quote.name}</p>
          </div>
          {quote.picture && (
            <Picture src={quote.picture} alt="" sizes="128px" className="size-20 md:size-32" />
          )}
        </header>
        <Facts quote={quote} />
        <Price quote={quote} />
      </article>
      <Mail path={quote.path} />
    </div>
  )
}

const Facts = ({ quote: { words: specification, reasons } }: { quote: Quote }) => (
  <div className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-2">
    {[specification, reasons.map(({ label, text }) => ({ key: label, value: text }))].map((rows, index) => (
      <dl key={index === 0 ? 'what' : 'why'} className="border-t border-line-strong">
        {rows.map(({ key, value }) => (
          <div key={key} className="grid grid-cols-[7rem_1fr] gap-4 border-b border-line py-2 tabular-nums">
            <dt className="text-slate">{key}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    ))}
  </div>
)

function Price({ quote }: { quote: Quote }) {
  const { path, price, each, piece, until, isValid, changePath } = quote
  return (
    <div className="mt-8 border-t-[1.5px] border-dashed border-cut pt-6">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span
          className={`font-display text-4xl leading-none font-extrabold tabular-nums ${isValid ? '' : 'text-slate line-through'}`}
        >
          {price}
        </span>
        <span className="text-slate tabular-nums">
          {each} each {piece}
        </span>
      </p>
      <p className="mt-3 font-semibold">
        {isValid ? words.validUntil : words.endedOn} {until}.
      </p>
      {!isValid && <Ended quote={quote} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {isValid && (
          <form method="post" action={`${path}/order`}>
            <Button type="submit" kind="primary" size="large" data-cta="quote-order">
              {words.order}
            </Button>
          </form>
        )}
        <a href={`${path}/quote.pdf`} download className={getButtonClass('outline', 'large')}>
          {words.pdf}
        </a>
        <PageLink to={changePath} className="text-link py-2">
          {words.change}
        </PageLink>
      </div>
      <p className="mt-5 text-sm text-slate">
        {words.taxNote} {words.link}
      </p>
    </div>
  )
}

/** Shown for an expired quote, which can be requested again at the current price. */
function Ended({ quote: { path, today } }: { quote: Quote }) {
  if (today === null) return <p className="mt-2">{words.ended.gone}</p>
  return (
    <form method="post" action={`${path}/renew`} className="mt-2 grid justify-items-start gap-4">
      <p>
        {words.ended.text} <strong className="tabular-nums">{today}</strong>.
      </p>
      <Button type="submit" kind="primary" size="large">
        {words.ended.renew}
      </Button>
    </form>
  )
}

const Mail = ({ path }: { path: string }) => (
  <section id="mail" aria-labelledby="mail-title" className="mt-12">
    <h2 id="mail-title" className="text-2xl">
      {words.mail.title}
    </h2>
    <form method="post" action={`${path}/mail`} className="mt-4 flex max-w-xl flex-wrap items-end gap-3">
      <Field
        label={words.mail.label}
        name="email"
        type="email"
        required
        autoComplete="email"
        className="min-w-56 flex-1"
      />
      <Button type="submit">{words.mail.button}</Button>
      <p className="w-full text-sm text-slate">{words.mail.consent}</p>
    </form>
  </section>
)
