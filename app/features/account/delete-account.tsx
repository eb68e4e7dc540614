import { accountCopy } from '../../../content/account.ts'
import type { DeleteAccountPage as Question } from '../../../contract/account-page.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'

const words = accountCopy.deletion

/** Explains which data is deleted and which stays, and asks the visitor to type a word to confirm. */
export function DeleteAccountView({ question }: { question: Question }) {
  const { own, credits, word, notice } = question
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{words.heading}</h1>
      <PageNotice notice={notice} />
      <p className="mt-3 text-slate md:text-lg">
        {words.lead}
        {own.length > 0 && ` It contains: ${own.join(', ')}.`}
      </p>
      {credits > 0 && (
        <p className="mt-4 border-l-4 border-maple bg-paper p-4 font-bold">
          You have {credits} {credits === 1 ? 'credit' : 'credits'} left. You paid for them, and you’ll lose
          them with the account.
        </p>
      )}
      <List title={words.goesTitle} items={words.goes} />
      <List title={words.staysTitle} items={words.stays} />
      <p className="mt-6 text-slate">{words.elsewhere}</p>
      <p className="mt-2">
        <a href="/account/data.json" download className="text-link">
          {accountCopy.data.download}
        </a>
      </p>
      <form method="post" action="/account/delete" className="mt-6 grid gap-4 bg-paper p-5">
        <Field
          label={`${words.typed} ${word}`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          required
          className="max-w-xs"
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary">
            {words.confirm}
          </Button>
          <a href="/account" className={getButtonClass('outline')}>
            {words.keep}
          </a>
        </p>
      </form>
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2 className="mt-8 text-xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
