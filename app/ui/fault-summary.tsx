// @chunk page-parts
/** An error of one form field; `id` is the field's id. */
export type Fault = { id: string; label: string; words: string }

type FaultSummaryProps = { title: string; text?: string; faults?: readonly Fault[]; className?: string }

/**
 * Lists a rejected form's errors above its fields, each as a link to its field. It has the autofocus attribute, so that it gets the focus
 * even without scripts.
 */
export function FaultSummary({ title, text, faults = [], className = '' }: FaultSummaryProps) {
  return (
    <div
      id="notice"
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to a form that was just sent; without scripts nothing else can focus it
      autoFocus
      className={`scroll-mt-20 border-l-4 border-maple bg-paper p-4 outline-none ${className}`}
    >
      <p className="font-bold">{title}</p>
      {text && <p className="text-slate">{text}</p>}
      {faults.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {faults.map(({ id, label, words }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-block py-1">
                {label}
              </a>
              : {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
