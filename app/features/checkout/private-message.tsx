import type { PrivateMessage as Message } from '../../../contract/checkout-page.ts'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RetryButton } from './retry-button.tsx'

/** A page that shows one message and a link to the next step. */
export function PrivateMessage({ message }: { message: Message }) {
  return (
    <Notice title={message.title} text={message.text} kind={message.tone} level={1}>
      {message.again && <RetryButton {...message.again} />}
      {message.links.map(({ label, path }, index) => (
        <a
          key={path}
          href={path}
          className={getButtonClass(index === 0 && !message.again ? 'primary' : 'outline')}
        >
          {label}
        </a>
      ))}
    </Notice>
  )
}
