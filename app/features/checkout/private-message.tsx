import type { MessagePage as Message, RetryRequest as Again } from '../../../contract/checkout-page.ts'
import { getButtonClass, Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A page that shows one message and a link to the next step. */
export function MessagePageView({ message }: { message: Message }) {
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

/** A control that repeats a failed request: a link to the same URL, or a form with everything that was typed. */
function RetryButton({ path, fields }: Again) {
  if (fields === null)
    return (
      <a href={path} className={getButtonClass('primary')}>
        Try again
      </a>
    )
  return (
    <form method="post" action={path}>
      {fields.map(({ name, value }, index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary">
        Try again
      </Button>
    </form>
  )
}
