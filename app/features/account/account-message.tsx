import { useEffect } from 'react'
import { account } from '../../../content/account.ts'
import type { PrivateMessage as Message } from '../../../contract/checkout-page.ts'
import { PrivateMessage } from '../checkout/private-message.tsx'
import { clearBrowser } from './clear-browser.ts'

/** One thing to say; the last of them clears the browser as well. */
export function AccountMessage({ message }: { message: Message }) {
  useEffect(() => {
    if (message.title === account.deleted.title) clearBrowser()
  }, [message.title])
  return <PrivateMessage message={message} />
}
