import type { PrivateMessage as Message } from '../../../contract/checkout-page.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** One thing to say, and where to go from there. */
export function PrivateMessage({ message }: { message: Message }) {
  return (
    <Notice title={message.title} text={message.text} kind={message.tone} level={1}>
      {message.links.map(({ label, path }, index) => (
        <a key={path} href={path} className={buttonClass(index === 0 ? 'primary' : 'outline')}>
          {label}
        </a>
      ))}
    </Notice>
  )
}
