import { accountCopy } from '../../../content/account.ts'
import type { OpenAccountPage as Question } from '../../../contract/account-page.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'
import { PageNotice } from '../../ui/page-notice.tsx'

const words = accountCopy.open

/** Asks for confirmation before this browser switches to another account. Following the link alone changes nothing. */
export function OpenAccountView({ question }: { question: Question }) {
  const { path, own, isGuest, notice } = question
  const hasOwn = own.length > 0 && !isGuest
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{words.heading}</h1>
      <PageNotice notice={notice} />
      <p className="mt-3 text-slate md:text-lg">{words.text}</p>
      <form method="post" action={path} className="mt-6 grid gap-6 bg-paper p-5">
        {isGuest && <p>{words.guest}</p>}
        {hasOwn && (
          <div>
            <p>{words.has}</p>
            <ul className="mt-1 list-disc pl-6 font-semibold">
              {own.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button type="submit" name="own" value="apart" kind="primary" size="large">
            {hasOwn ? words.apart : words.isNew}
          </Button>
          {hasOwn && <p className="mt-2 text-sm text-slate">{words.apartText}</p>}
        </div>
        {hasOwn && (
          <div>
            <Button type="submit" name="own" value="bring" kind="outline" size="large">
              {words.bring}
            </Button>
            <p className="mt-2 text-sm text-slate">{words.bringText}</p>
          </div>
        )}
        <a href="/" className={getButtonClass('outline')}>
          {words.no}
        </a>
      </form>
    </div>
  )
}
