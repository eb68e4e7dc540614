import { cartPageCopy } from '../../../content/cart-page.ts'
import type { CartPageView } from '../../../contract/cart-page.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Explains what happens after checkout, and lets the buyer add a note for the print room. */
export function NextStepsAndNote({ cart }: { cart: CartPageView }) {
  const { next } = cartPageCopy
  const isProofed = cart.lines.some(({ proofFirst }) => proofFirst)
  const steps = [next.pay, isProofed ? next.proof : next.make, next.ship]
  return (
    <div className="grid min-w-0 gap-8 md:grid-cols-2">
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className="text-xl">
          {next.title}
        </h2>
        <ol className="mt-3 grid gap-4">
          {steps.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 size-6 text-gorge" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-slate">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <form method="post" action="/cart/note" className="grid content-start justify-items-start gap-2">
        <div className="w-full">
          <TextArea
            label="Order note"
            name="note"
            rows={3}
            maxLength={5000}
            defaultValue={cart.extras.note}
            hint="Sizes, names or numbers. We keep it with your order."
          />
        </div>
        <Button type="submit" kind="outline" size="small">
          Save note
        </Button>
      </form>
    </div>
  )
}
