// @chunk page-parts
/** What the shopper wrote to a line. */
export function WrittenWords({ attributes }: { attributes: readonly { key: string; value: string }[] }) {
  return attributes.map(({ key, value }) => (
    <p key={key} className="text-sm break-words whitespace-pre-line text-slate">
      {key}: {value}
    </p>
  ))
}
