import { contactCopy } from '../../../content/contact.ts'
import { getButtonClass } from '../../ui/button.tsx'

/** Confirms the message, with a reference number to quote on the phone. */
export function ContactConfirmation({ reference }: { reference: string }) {
  const { title, text, again } = contactCopy.sent
  return (
    <section aria-labelledby="sent" className="crop-marks bg-paper p-6 md:p-10">
      <h2 id="sent" className="text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-slate md:text-lg">{text}</p>
      <p className="mt-4 font-display text-3xl tabular-nums">{reference}</p>
      <a href="/contact" className={`mt-6 ${getButtonClass('outline')}`}>
        {again}
      </a>
    </section>
  )
}
