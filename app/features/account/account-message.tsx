import { useEffect } from 'react'
import { account } from '../../../content/account.ts'
import type { PrivateMessage } from '../../../contract/checkout-page.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskAgain } from '../checkout/ask-again.tsx'
import { clearBrowser } from './clear-browser.ts'

/** One thing to say; the last of them clears the browser as well. */
export function AccountMessage({ message }: { message: PrivateMessage }) {
  const { title, text, tone, links, again } = message
  useEffect(() => {
    if (title === account.deleted.title) clearBrowser()
  }, [title])
  return (
    <Notice title={title} text={text} kind={tone} level={1}>
      {again && <AskAgain {...again} />}
      {links.map(({ label, path }) => (
        <a key={path} href={path} className={buttonClass('primary')}>
          {label}
        </a>
      ))}
    </Notice>
  )
}
