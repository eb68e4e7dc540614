import type { RetryRequest as Again } from '../../../contract/checkout-page.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'

/** Repeats a failed request. It is a link to the same URL, or a form with everything that was typed. */
export function RetryButton({ path, fields }: Again) {
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
